/** Fills the tables from the catalogue, deterministically. */
import { createHash } from 'node:crypto'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { growPieces } from '../catalogue/grown'
import { ownPieces, type Piece } from '../catalogue/pieces'
import { zoneRows } from '../destination/zones'
import type { Database } from './open'
import { replaceRows } from './replace-rows'
import * as schema from './schema'
import { modelTables, multipliedStock, restrictionRows } from './seed-models'
import { catalogueWordRows, productNameRows } from './seed-names'
import { offerRows, optionRows, productRows } from './seed-products'

type Contents = readonly (readonly [table: SQLiteTable, rows: readonly object[]])[]

/** The rows of each table. @param stockTimes a factor of the stock */
function contentsOf(pieces: readonly Piece[], stockTimes: number): Contents {
  const options = optionRows(pieces)
  const { models, stock, satelliteStock } = modelTables(pieces, options)
  return [
    [schema.products, productRows(pieces)],
    [schema.productNames, productNameRows(pieces)],
    [schema.catalogueWords, catalogueWordRows],
    [schema.offers, offerRows(pieces)],
    [schema.options, options],
    [schema.models, models],
    [schema.stock, multipliedStock(stock, stockTimes)],
    [schema.satelliteStock, satelliteStock],
    [schema.zones, zoneRows],
    [schema.restrictions, restrictionRows(pieces)],
  ]
}

/**
 * Seeds an empty database, and one whose catalogue, or one of these numbers, has changed. Visitors' data stays.
 *
 * @param count the number of products
 * @param stockTimes a factor of the stock of models that have enough of it, for tests with many purchases
 */
export async function seed(db: Database, count = ownPieces.length, stockTimes = 1): Promise<void> {
  const pieces = growPieces(count)
  // The own pieces' rows stand for those of all: a large catalogue has half a million.
  const rowsOfOwn = contentsOf(ownPieces, stockTimes).map(([, rows]) => rows)
  const hash = createHash('sha256')
    .update(JSON.stringify([pieces, rowsOfOwn]))
    .digest('hex')
  const [seeded] = await db.select().from(schema.seeds)
  if (seeded?.hash === hash) return
  await db.delete(schema.seeds)
  for (const [table, rows] of contentsOf(pieces, stockTimes)) {
    await replaceRows(db, table, rows)
  }
  await db.insert(schema.seeds).values({ hash })
}
