/** Whether a link leads to a place on this page. */
export function isSamePage(href: string): boolean {
  const [page, place] = href.split('#')
  return place !== undefined && page === location.href.split('#')[0]
}
