/** The parts of the server's results page, marked by `data-rove-results`, and the fields of its form. */
import { type FacetName, facetNames } from '../../core/shop/search/results-page.rules'

/** The part of the page with this mark. */
export const findPart = (root: ParentNode, mark: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-rove-results="${mark}"]`)

/** The checkboxes of one facet, or of all: `color` or, as PHP writes lists, `color[]`. */
export function facetInputs(root: ParentNode, names: readonly FacetName[] = facetNames): readonly HTMLInputElement[] {
  const fields = names.flatMap((name) => [`input[name="${name}"]`, `input[name="${name}[]"]`])
  return [...root.querySelectorAll<HTMLInputElement>(fields.join())]
}

/** The choice of the order. */
export const sortSelect = (root: ParentNode): HTMLSelectElement | null =>
  root.querySelector<HTMLSelectElement>('select[name=sort]')
