/** Fills the tables from the catalogue, deterministically. */
import { createHash } from 'node:crypto'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { zoneRows } from '../destination/zones'
import { accounts } from '../visitor/personas'
import type { Database } from './open'
import * as schema from './schema'
import { modelRows, restrictionRows, satelliteRows, stockRows } from './seed-models'
import { catalogueWordRows, productNameRows } from './seed-names'
import { offerRows, optionRows, productRows } from './seed-products'

/** The rows of each table. */
const contents: readonly (readonly [table: SQLiteTable, rows: readonly object[]])[] = [
  [schema.products, productRows],
  [schema.productNames, productNameRows],
  [schema.catalogueWords, catalogueWordRows],
  [schema.offers, offerRows],
  [schema.options, optionRows],
  [schema.models, modelRows],
  [schema.stock, stockRows],
  [schema.satelliteStock, satelliteRows],
  [schema.zones, zoneRows],
  [schema.restrictions, restrictionRows],
  [schema.users, accounts],
]

/** SQLite accepts about thirty thousand values in one statement. */
const rowsAtOnce = 500

/** Seeds an empty database, and one whose catalogue has changed. Visitors' data stays. */
export async function seed(db: Database): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify(contents.map(([, rows]) => rows)))
    .digest('hex')
  const [seeded] = await db.select().from(schema.seeds)
  if (seeded?.hash === hash) return
  await db.delete(schema.seeds)
  for (const [table, rows] of contents) {
    await db.delete(table)
    for (let n = 0; n < rows.length; n += rowsAtOnce) await db.insert(table).values(rows.slice(n, n + rowsAtOnce))
  }
  await db.insert(schema.seeds).values({ hash })
}
