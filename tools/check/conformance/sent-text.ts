/** What was sent, for the report: the values of fields that can be personal or secret are left out. */
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import type { Case } from './case'

/** Fields whose values say nothing about a person. */
const shown =
  /^(ajax|amount|attributes\[.*\]|coupon|creditActive|end|hide_title|id|init|kind|list|model|nids?|op|page|pathname|product|qty(\[.*\])?|subscribe|value)$/

/** `POST /ajax/cart/add nid=1201 model=… operation=…`. */
export function sentText({ method, path }: Endpoint<never>, { fields, json, file, sender }: Case): string {
  const names =
    json === undefined ? Object.entries(fields) : Object.keys(Object(json)).map((name) => [name, '…'] as const)
  const pairs = names.map(([name, value]) => `${name}=${shown.test(name) ? value : '…'}`)
  const site = sender === 'foreign' || sender === 'foreign-origin' || sender === 'link' ? ['from another site'] : []
  return [`${method} ${path}`, ...pairs, ...(file ? ['file=…'] : []), ...site].join(' ')
}
