/** What the page has shown, kept for Back and Forward: the same nodes, with their loaded pictures (RESULTS-04). */
import { facetInputs, findPart } from './search-results-parts.dom'

/** The parts whose content is kept. The list is kept as a whole. */
const marks = ['count', 'chips', 'none', 'paging', 'apply', 'chosen-count']

/** What was shown at one place. */
export interface Kept {
  readonly list: HTMLElement | null
  readonly contents: readonly (readonly [mark: string, nodes: readonly ChildNode[], hidden: HTMLElement['hidden']])[]
  readonly facets: readonly (readonly [input: HTMLInputElement, count: string, disabled: boolean])[]
  readonly tabs: readonly (readonly [tab: Element, current: string | null])[]
  readonly isRefineHidden: HTMLElement['hidden']
}

const tabsOf = (root: ParentNode) => [...root.querySelectorAll('[data-rove-results=tabs] [data-type]')]
const countOf = (input: Element) => {
  const label = input.closest('label')
  return label && findPart(label, 'facet-count')
}

/** Keeps what is shown now. */
export function keep(root: ParentNode): Kept {
  return {
    list: findPart(root, 'list'),
    contents: marks.flatMap((mark) => {
      const part = findPart(root, mark)
      return part ? [[mark, [...part.childNodes], part.hidden] as const] : []
    }),
    facets: facetInputs(root).map((input) => [input, countOf(input)?.textContent ?? '', input.disabled]),
    tabs: tabsOf(root).map((tab) => [tab, tab.getAttribute('aria-current')]),
    isRefineHidden: findPart(root, 'refine')?.hidden ?? true,
  }
}

/** Shows it again. */
export function restore(root: ParentNode, { list, contents, facets, tabs, isRefineHidden }: Kept): void {
  if (list) findPart(root, 'list')?.replaceWith(list)
  for (const [mark, nodes, hidden] of contents) {
    const part = findPart(root, mark)
    part?.replaceChildren(...nodes)
    if (part) part.hidden = hidden
  }
  for (const [input, count, disabled] of facets) {
    const part = countOf(input)
    if (part) part.textContent = count
    input.disabled = disabled
  }
  for (const [tab, current] of tabs)
    if (current === null) tab.removeAttribute('aria-current')
    else tab.setAttribute('aria-current', current)
  const refine = findPart(root, 'refine')
  if (refine) refine.hidden = isRefineHidden
}
