/** Gives images with `data-widths` their responsive widths (PAGE-08). */

import type { Listen } from '../../../core/base/bus/listen'
import { safeUrl } from '../../../core/base/input/safe-url'
import { sizesOf, srcsetOf } from './widths.rules'

const selector = 'img[data-widths]:not([srcset])'

/** Sets the widths of all images, until the signal aborts. One that is inserted later gets them when it has loaded its `src`, or has failed to. */
export function watchWidths(listen: Listen, signal: AbortSignal): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) setWidths(image)
  signal.addEventListener('abort', unsetWidths)
  listen(
    document,
    'load error',
    ({ target }) => {
      const image = target as HTMLImageElement
      // A document has no such method.
      if (image.matches?.(selector)) setWidths(image)
    },
    true,
  )
}

/** Writes `srcset` and `sizes` of an image with `data-widths`. The server's own are left as they are. */
export function setWidths(image: HTMLImageElement): void {
  const srcset = image.srcset ? undefined : srcsetIn(image)
  if (!srcset) return
  // Before `srcset`, so that the browser requests one file.
  if (!image.sizes) image.sizes = image.dataset.sizes ?? sizesOf(image.loading === 'lazy')
  image.srcset = srcset
}

/** Removes each `srcset` that `setWidths` has written. `sizes` means nothing without it. */
export function unsetWidths(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-widths]'))
    if (image.srcset === srcsetIn(image)) image.removeAttribute('srcset')
}

function srcsetIn({ dataset }: HTMLImageElement): string | undefined {
  return srcsetOf(dataset.widths ?? '', safeUrl)
}
