/** The addresses of a list of hosts (HOSTS-01), and what the address says beside them (HOSTS-02). */

/** What the address names while a dialog is open. The list does not depend on it. */
const dialogParts = ['host', 'photo'] as const

/** Where the content of the element is in a whole page. */
const content = /<rove-hosts\b[^>]*>([\s\S]*)<\/rove-hosts>/i

/** The JSON of the hosts in HTML. The server writes `<` in it as `\u003c`. */
const itemsScript = /<script\b[^>]*\bdata-rove-hosts="?items\b[^>]*>([^<]*)<\/script>/i

const queryOf = (query: URLSearchParams) => `?${query}`.replace(/^\?$/, '')

/** The address of the list: path and query, without what is open. */
export function listAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  for (const part of dialogParts) query.delete(part)
  return pathname + queryOf(query)
}

/** The list's address with the values of its form. Empty fields are left out, and the first page is shown. */
export function addressOfForm(pathname: string, fields: Iterable<readonly [string, unknown]>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value) query.append(name, value)
  return pathname + queryOf(query)
}

/** Whether two addresses of the list have the same filters, on whatever page. */
export function hasSameFilters(one: string, other: string): boolean {
  const filtersOf = (address: string) => {
    const query = new URLSearchParams(address.split('?')[1])
    query.delete('page')
    query.sort()
    return `${query}`
  }
  return filtersOf(one) === filtersOf(other)
}

/** The content of the element and the hosts' JSON in the answer of the server: a page, or only the content. */
export function readAnswer(html: string): { readonly html: string; readonly json: string } {
  const [, inner = html] = content.exec(html) ?? []
  return { html: inner, json: itemsScript.exec(inner)?.[1] ?? '[]' }
}
