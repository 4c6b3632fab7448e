/** Creates the tables from the schemas, so that there is no second description in SQL. */
import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as accountTables from './account-tables'
import * as orderTables from './order-tables'
import * as paymentTables from './payment-tables'
import * as schema from './schema'
import * as swatchTables from './swatch-tables'
import * as tradeTables from './trade-tables'

const tables: readonly SQLiteTable[] = [
  schema,
  accountTables,
  orderTables,
  paymentTables,
  swatchTables,
  tradeTables,
].flatMap((one) => Object.values(one))

/** Statements that make every table and index, on an empty database. */
export const createStatements: readonly string[] = tables.flatMap(describe)

/** Statements that empty a database made from an older schema. */
export const dropStatements: readonly string[] = tables.map((table) => `DROP TABLE IF EXISTS ${getTableName(table)}`)

/** A number derived from the schema. It fits into SQLite's `user_version`. */
export const schemaVersion: number = createHash('sha256').update(createStatements.join()).digest().readUInt32BE() >>> 1

function describe(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const lines = columns.map((column) => {
    const key = column.primary ? ' PRIMARY KEY' : ''
    const counts = 'autoIncrement' in column && column.autoIncrement ? ' AUTOINCREMENT' : ''
    const rules = (column.notNull ? ' NOT NULL' : '') + (column.isUnique ? ' UNIQUE' : '')
    return `${column.name} ${column.getSQLType()}${key}${counts}${rules}`
  })
  for (const key of primaryKeys) lines.push(`PRIMARY KEY (${key.columns.map((column) => column.name).join(', ')})`)
  return [
    `CREATE TABLE ${name} (${lines.join(', ')})`,
    ...indexes.map(({ config }) => {
      const over = config.columns.map((column) => ('name' in column ? column.name : '')).join(', ')
      return `CREATE INDEX ${config.name} ON ${name} (${over})`
    }),
  ]
}
