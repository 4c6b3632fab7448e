/** The addresses of a list's pages (LIST-05). */

/** The address of a list's page: `/sofas/page/2?sort=new`, or `/sofas?page=1&sort=new` as Drupal's pager writes it. */
export interface PageAddress {
  /** The list's path: `/sofas`. */
  readonly list: string
  /** From 1. The parameter `page` counts from 0. */
  readonly page: number
  /** The query without the page: `?sort=new`, or nothing. */
  readonly search: string
  /** Whether the page is a parameter. */
  readonly isParameter: boolean
}

/** Reads the address of a page; `undefined` if it has no page number. */
export function readPageAddress(href: string): PageAddress | undefined {
  const { pathname, search } = new URL(href)
  const [, list, segment] = /^(.*)\/page\/(\d{1,6})\/?$/.exec(pathname) ?? []
  if (list !== undefined) return { list, page: Number(segment), search, isParameter: false }
  const [, parameter] = /[?&]page=(\d{1,6})(?:&|$)/.exec(search) ?? []
  if (parameter === undefined) return undefined
  const others = search
    .slice(1)
    .split('&')
    .filter((one) => !one.startsWith('page='))
  return { list: pathname, page: Number(parameter) + 1, search: queryOf(others), isParameter: true }
}

/** The path and query of a page: the first has no page number. */
export function pageAddress({ list, page, search, isParameter }: PageAddress): string {
  if (page === 1) return list + search
  if (!isParameter) return `${list}/page/${page}${search}`
  return list + queryOf([...search.slice(1).split('&').filter(Boolean), `page=${page - 1}`])
}

const queryOf = (parameters: readonly string[]): string => (parameters.length > 0 ? `?${parameters.join('&')}` : '')

/** The address of the page after this one; `undefined` if it has no page number. */
export function advancePage(href: string): string | undefined {
  const address = readPageAddress(href)
  return address && new URL(pageAddress({ ...address, page: address.page + 1 }), href).href
}

/** An address whose parameter has the value that it has in another address, or is left out as there. */
export function withParameterOf(other: string, href: string, name: string): string {
  const url = new URL(href, other)
  const value = new URL(other).searchParams.get(name)
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return url.href
}
