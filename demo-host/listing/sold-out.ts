/** Which products of a page cannot be bought (LIST-06). */
import { and, eq, inArray } from 'drizzle-orm'
import type { SoldOut } from '../../core/shop/card/card.rules'
import type { Product } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { stock } from '../database/schema'
import type { Visitor } from '../visitor/visitor'

/** The products without a model that can be bought: visitors can be notified of those that may come back. */
export async function soldOutOf(
  db: Database,
  products: readonly Product[],
  { country: { code } }: Visitor,
): Promise<ReadonlyMap<number, SoldOut>> {
  const nids = products.map(({ nid }) => nid)
  const rows = await db
    .select()
    .from(stock)
    .where(and(inArray(stock.nid, nids), eq(stock.country, code)))
  const found = new Map<number, SoldOut>()
  for (const nid of nids) {
    const shown = rows.filter((row) => row.nid === nid && !row.hidden)
    if (shown.some(({ inStock, preOrder, disallowed, message }) => inStock + preOrder > 0 || (message && !disallowed)))
      continue
    found.set(nid, shown.some(({ disallowed }) => !disallowed) ? 'notify' : 'sold')
  }
  return found
}
