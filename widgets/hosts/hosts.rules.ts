/** The addresses of a list of hosts (HOSTS-01), and what the address says beside them (HOSTS-02). */

/** What the address names while a dialog is open. The list does not depend on it. */
const dialogParts = ['host', 'photo'] as const

/** Where the content of the element is in a whole page. */
const content = /<rove-hosts\b[^>]*>([\s\S]*)<\/rove-hosts>/i

/** The JSON of the hosts in HTML. The server writes `<` in it as `\u003c`. */
const itemsScript = /<script\b[^>]*\bdata-rove-hosts="?items\b[^>]*>([^<]*)<\/script>/i

/** The address of the list: path and query, without what is open. */
export function listAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  for (const part of dialogParts) query.delete(part)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** The list's address with the values of its form. Empty fields are left out, and the first page is shown. */
export function addressOfForm(pathname: string, fields: Iterable<readonly [string, unknown]>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value) query.append(name, value)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** The content of the element and the hosts' JSON in the answer of the server: a page, or only the content. */
export function readAnswer(html: string): { readonly html: string; readonly json: string } {
  const [, inner = html] = content.exec(html) ?? []
  return { html: inner, json: itemsScript.exec(inner)?.[1] ?? '[]' }
}
