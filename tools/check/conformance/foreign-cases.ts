/** The requests that another site can make a visitor’s browser send. A server answers 403 to them. */
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import type { Sender } from './case'

/** @returns titles with the sender whose headers are sent; none for a GET that changes nothing */
export function foreignCases({
  method,
  changes,
}: Pick<Endpoint<never>, 'method' | 'changes'>): readonly (readonly [title: string, sender: Sender])[] {
  if (method === 'POST')
    return [
      ['from another site', 'foreign'],
      ['from another site, by its Origin only', 'foreign-origin'],
    ]
  return changes
    ? [
        ['from another site', 'foreign'],
        ['from a link in another site, in an old browser', 'link'],
      ]
    : []
}
