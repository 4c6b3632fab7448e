/** Replaces lazy images by their originals, for print (PAGE-02). */
import { safeUrl } from '../../../core/base/input/safe-url'

/**
 * Loads every lazy image now, and replaces it by its original where an attribute names one: `data-src`, and `data-srcset`
 * for its `srcset`. Nothing is changed twice.
 *
 * @param names the attributes of originals
 * @returns the images that are not loaded yet
 */
export function showOriginals(names: readonly string[]): HTMLImageElement[] {
  // Our elements have images in shadow roots.
  const roots = [...document.querySelectorAll('[data-rove-state]')].map(({ shadowRoot }) => shadowRoot)
  const find = (selector: string) =>
    [document, ...roots].flatMap((root) => [...(root?.querySelectorAll<HTMLImageElement>(selector) ?? [])])

  for (const name of names) {
    for (const element of find(`[${name}set]`)) setOriginal(element, 'srcset', `${name}set`)
    for (const image of find(`img[${name}]`)) setOriginal(image, 'src', name)
  }
  return find(
    ['loading=lazy', ...names, ...names.map((name) => `${name}set`)].map((name) => `img[${name}]`).join(),
  ).filter((image) => {
    image.loading = 'eager'
    return !image.complete
  })
}

/** Every URL has to be http or https. A comma separates those of a `srcset`; a URL may contain one too. */
function setOriginal(element: Element, name: string, from: string): void {
  const original = element.getAttribute(from) ?? ''
  if (original !== element.getAttribute(name) && original.split(',').every(safeUrl))
    element.setAttribute(name, original)
}
