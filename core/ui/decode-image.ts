/** Readying a picture before it is shown. */

/** What an `<img>` is given. */
export interface ImageSource {
  readonly src: string
  readonly srcset?: string
  readonly sizes?: string
}

/** How long a picture is waited for, in milliseconds. */
const patience = 4000

/**
 * Resolves once the picture can be painted without waiting. One that cannot be had, or is not there after four
 * seconds, keeps nobody waiting: it resolves too.
 */
export async function decodeImage({ src, srcset = '', sizes = '' }: ImageSource): Promise<void> {
  const image = document.createElement('img')
  Object.assign(image, { sizes, srcset, src })
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([image.decode().catch(() => {}), enough])
  clearTimeout(timer)
  // Chromium keeps an image with `srcset` that is in no document for as long as the page. Without it the same file is
  // its source: nothing is fetched again.
  image.src = image.currentSrc
  image.srcset = ''
}
