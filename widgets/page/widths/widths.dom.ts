/** Gives images their responsive widths (PAGE-08). */
import { safeUrl } from '../../../core/input/safe-url'
import { sizesOf, srcsetOf } from './widths.rules'

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
