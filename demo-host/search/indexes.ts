/** Every index of the search service: one a kind of record, and for products a replica a way to sort. */
import type { Database } from '../database/open'
import { readRecords, type SearchRecord } from './records'
import { createSearchIndex, type Order, type SearchIndex } from './search-index'

const dollars = ({ prices }: SearchRecord): number => (prices as { final: { usd: number } }).final.usd
const nid = (record: SearchRecord): number => Number(record.nid)

/**
 * The order of each replica, as the service has them: an index of its own beside the products. Every currency sorts as
 * the dollar does. Document 0, section 2 ("Sort options list: not shown"): proposed.
 */
const replicas: Readonly<Record<string, Order>> = {
  products_price_asc: (a, b) => dollars(a) - dollars(b),
  products_price_desc: (a, b) => dollars(b) - dollars(a),
  products_newest: (a, b) => nid(b) - nid(a),
}

/** The indexes by the names that requests call them. */
export async function openIndexes(db: Database): Promise<ReadonlyMap<string, SearchIndex>> {
  const records = await readRecords(db)
  const products = records.get('products') ?? []
  return new Map([
    ...[...records].map(([name, rows]) => [name, createSearchIndex(name, rows)] as const),
    ...Object.entries(replicas).map(([name, order]) => [name, createSearchIndex(name, products, order)] as const),
  ])
}
