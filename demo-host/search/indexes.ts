/**
 * Creates all search indexes: for each language one for each kind of record, and replicas of the products for sorting.
 */
import { countries, languageOf } from '../../core/base/country/countries.rules'
import type { Database } from '../database/open'
import { createSearchIndex, type Order, type SearchIndex } from '../stand-ins/algolia/search-index'
import type { SearchRecord } from '../stand-ins/algolia/search-record'
import { indexIn } from './index-names'
import { readCatalogueRows } from './product-records'
import { readRecords } from './records'

const dollars = ({ prices }: SearchRecord): number => (prices as { final: { usd: number } }).final.usd
const nid = (record: SearchRecord): number => Number(record.nid)

/**
 * The sort order of each replica, which at the service is an index of its own. All currencies sort by the dollar price.
 * Proposed: the specification does not list the sort options (RESULTS-03).
 */
const replicas: Readonly<Record<string, Order>> = {
  products_price_asc: (a, b) => dollars(a) - dollars(b),
  products_price_desc: (a, b) => dollars(b) - dollars(a),
  products_newest: (a, b) => nid(b) - nid(a),
}

/** The indexes by name. */
export async function openIndexes(db: Database): Promise<ReadonlyMap<string, SearchIndex>> {
  const languages = new Set(countries.flatMap(({ locales }) => locales.map(languageOf)))
  const rows = await readCatalogueRows(db)
  const indexes = [...languages].map(async (language) => {
    const records = await readRecords(db, rows, language)
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
