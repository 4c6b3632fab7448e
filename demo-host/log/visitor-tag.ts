/** Identifies a visitor to providers, which get none of the shop's cookies: each page has a key. */
import { createHash } from 'node:crypto'
import type { Visitor } from '../visitor/visitor'

/** The key of this browser's pages: `DEMO` and a hash from which the guest cannot be derived. */
export function vendorKey({ guest }: Pick<Visitor, 'guest'>): string {
  return `DEMO${createHash('sha256').update(guest).digest('hex').slice(0, 8)}`
}

/** The owner in the log for a provider's key. */
export const ownerOfKey = (key: string): string => `vendor:${key}`
