/** The tables of the trade programme. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Files that were sent for an application. The demo keeps their names, not their content. */
export const tradeFiles = sqliteTable('trade_files', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  name: text('name').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
})

/** Applications by operation id, so that none is enrolled twice. */
export const tradeApplications = sqliteTable(
  'trade_applications',
  {
    owner: text('owner').notNull(),
    operation: text('operation').notNull(),
    at: integer('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.operation] })],
)
