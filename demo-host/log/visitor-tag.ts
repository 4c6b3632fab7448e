/** A visitor as vendors may know them: they are sent no cookie of the shop's, so the page gives them a key of its own. */
import { createHash } from 'node:crypto'
import type { Visitor } from '../visitor/visitor'

type Owner = Pick<Visitor, 'owner'>

/** The session of an owner, who may be somebody in it. */
export const sessionOf = ({ owner }: Owner): string => owner.slice(owner.lastIndexOf(':') + 1)

/** The account's key for this visitor's pages: `DEMO` and what nobody can make a session of. */
export function vendorKey(owner: Owner): string {
  return `DEMO${createHash('sha256').update(sessionOf(owner)).digest('hex').slice(0, 8)}`
}

/** Who is written down for a vendor's key. */
export const ownerOfKey = (key: string): string => `vendor:${key}`
