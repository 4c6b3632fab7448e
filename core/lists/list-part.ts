import { RoveError } from '../base/report/errors'

/**
 * The links to the next page in the pagers of Drupal 7, of later Drupals, of WordPress, and of whoever writes `rel`. The
 * server's own mark wins.
 */
export const pagerNext =
  '.pager-next a,.pager__item--next a,a.next.page-numbers,a.wp-block-query-pagination-next,a[rel~=next]'

/** The links to next pages below a node: those that the server has marked, else those of its pagers. */
export function nextLinksIn(root: ParentNode): readonly HTMLAnchorElement[] {
  const marked = root.querySelectorAll<HTMLAnchorElement>('[data-rove-listing=next]')
  return [...(marked.length > 0 ? marked : root.querySelectorAll<HTMLAnchorElement>(pagerNext))]
}

/** The link to the next page of a list. */
export const nextLinkOf = (element: Element): HTMLAnchorElement | undefined => nextLinksIn(element)[0]

/** The part of a list that the server has marked: `<div data-rove-listing="grid">`. */
export const partOf = (element: Element, name: string): HTMLElement | undefined =>
  element.querySelector<HTMLElement>(`[data-rove-listing="${name}"]`) ?? undefined

/** The grid of a list, which contains its items. @param where the element's name in errors @throws RoveError `no-grid` */
export function gridOf(element: Element, where: string): HTMLElement {
  const grid = partOf(element, 'grid')
  if (!grid) throw new RoveError('no-grid', where, { cause: 'no element with data-rove-listing="grid"' })
  return grid
}
