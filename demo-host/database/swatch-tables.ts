/** The table of swatch requests. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One request for each visitor, with the id of its operation, which is also found after a login. */
export const swatchRequests = sqliteTable('swatch_requests', {
  owner: text('owner').primaryKey(),
  operation: text('operation').notNull().unique(),
  /** The digest of the request. The demo does not keep the address. */
  digest: text('digest').notNull(),
  /** The ids of the chosen options. */
  swatches: text('swatches', { mode: 'json' }).$type<string[]>().notNull(),
  at: integer('at').notNull(),
})
