/** Decodes a picture before it is shown. */

/** The source of an `<img>`. */
export interface ImageSource {
  readonly src: string
  readonly srcset?: string
  readonly sizes?: string
}

/** The time after which decoding is not awaited any more, in milliseconds. */
const timeoutMs = 4000

/** Resolves once the picture can be painted without delay. Also resolves where it fails, or after four seconds. */
export async function decodeImage({ src, srcset = '', sizes = '' }: ImageSource): Promise<void> {
  const image = document.createElement('img')
  Object.assign(image, { sizes, srcset, src })
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([image.decode().catch(() => {}), timeout])
  clearTimeout(timer)
  // Chromium keeps a detached image with `srcset` for the life of the page. Without `srcset` the same file is its
  // source, and nothing is requested again.
  image.src = image.currentSrc
  image.srcset = ''
}
