/** Increases stock, for tests with many purchases. */
import { gte, sql } from 'drizzle-orm'
import type { Database } from './open'
import { stock } from './schema'

/** At this count or more, pages show "In-stock" without a number. */
const enough = 10

/** Multiplies the stock of every model with at least that count. */
export async function multiplyStock(db: Database, times: number): Promise<void> {
  await db
    .update(stock)
    .set({ inStock: sql`${stock.inStock} * ${times}` })
    .where(gte(stock.inStock, enough))
}
