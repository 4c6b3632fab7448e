/** The tables of the trade programme. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Files that were sent for an application. The demo keeps their names, not their content. */
export const tradeFiles = sqliteTable('trade_files', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  name: text('name').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
})

/** Applications by operation id, so that none is enrolled twice, also where the visitor logs in meanwhile. */
export const tradeApplications = sqliteTable('trade_applications', {
  operation: text('operation').primaryKey(),
  owner: text('owner').notNull(),
  /** The digest of what was filled in. The demo does not keep the values. */
  digest: text('digest').notNull(),
  at: integer('at').notNull(),
})
