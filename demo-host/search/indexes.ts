/** Every index of the search service: in each language one a kind of record, and for products a replica a way to sort. */
import { countries, languageOf } from '../../core/domain/countries'
import type { Database } from '../database/open'
import { indexIn } from './index-names'
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
  const languages = new Set(countries.flatMap(({ locales }) => locales.map(languageOf)))
  const indexes = [...languages].map(async (language) => {
    const records = await readRecords(db, language)
    const products = records.get('products') ?? []
    return [
      ...[...records].map(([name, rows]) => [name, rows, undefined] as const),
      ...Object.entries(replicas).map(([name, order]) => [name, products, order] as const),
    ].map(([plain, rows, order]) => {
      const name = indexIn(language, plain)
      return [name, createSearchIndex(name, rows, order)] as const
    })
  })
  return new Map((await Promise.all(indexes)).flat())
}
