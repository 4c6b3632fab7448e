/** The addresses of a list's pages (LIST-05). */

/** The address of a list's page. */
export interface PageAddress {
  /** The list's path: `/sofas`. */
  readonly list: string
  readonly page: number
}

/** Reads a page's path, which ends in a page segment: `/sofas/page/2`. */
export function readPagePath(path: string): PageAddress | undefined {
  const [, list, page] = /^(.*)\/page\/(\d{1,6})\/?$/.exec(path) ?? []
  return list === undefined ? undefined : { list, page: Number(page) }
}

/** The path of a page: the first has no page segment. */
export const pagePath = ({ list, page }: PageAddress): string => (page === 1 ? list : `${list}/page/${page}`)

/** The address of the page after this one: its number, in the path or as the parameter `page`, advances by one. */
export function advancePage(href: string): string | undefined {
  const next = href.replace(
    /(\/page\/|[?&]page=)(\d{1,6})(?=$|[/?#&])/,
    (_, before, page) => `${before}${Number(page) + 1}`,
  )
  return next === href ? undefined : next
}

/** An address whose parameter has the value that it has in another address, or is left out as there. */
export function withParameterOf(other: string, href: string, name: string): string {
  const url = new URL(href, other)
  const value = new URL(other).searchParams.get(name)
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return url.href
}
