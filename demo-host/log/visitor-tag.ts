/** Identifies a visitor to providers, which get none of the shop's cookies: each page has a key. */
import { createHash } from 'node:crypto'
import type { Visitor } from '../visitor/visitor'

type Owner = Pick<Visitor, 'owner'>

/** The session of an owner, which can be a user in a session. */
export const sessionOf = ({ owner }: Owner): string => owner.slice(owner.lastIndexOf(':') + 1)

/** The key of this visitor's pages: `DEMO` and a hash from which the session cannot be derived. */
export function vendorKey(owner: Owner): string {
  return `DEMO${createHash('sha256').update(sessionOf(owner)).digest('hex').slice(0, 8)}`
}

/** The owner in the log for a provider's key. */
export const ownerOfKey = (key: string): string => `vendor:${key}`
