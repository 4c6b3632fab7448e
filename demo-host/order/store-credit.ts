/**
 * The store credit of customers: credit given minus credit used. It is one balance in US dollars. In other countries it
 * is worth its value by the exchange rates of this shop.
 */
import { eq, sum } from 'drizzle-orm'
import { type ShopDay, shopDayAt } from '../../core/base/country/shop-day.rules'
import type { Database } from '../database/open'
import { creditUses } from '../database/order-tables'
import { valueIn } from '../database/prices'
import type { Persona } from '../visitor/personas'
import type { Visitor } from '../visitor/visitor'

/**
 * The credit given to each persona, in cents of US dollars. The customer's covers a part of most orders, the member's a
 * whole small order.
 */
export const creditGiven: Readonly<Record<Persona, number>> = { guest: 0, customer: 25_000, member: 60_000, trade: 0 }

/** The validity of credit, in days. */
const days = 120

/** The credit left, in units of the visitor's currency. */
export async function creditLeft(
  db: Database,
  { owner, persona, country }: Pick<Visitor, 'owner' | 'country' | 'persona'>,
): Promise<number> {
  const [row] = await db
    .select({ used: sum(creditUses.cents) })
    .from(creditUses)
    .where(eq(creditUses.owner, owner))
  return valueIn(country.code, creditGiven[persona] - Number(row?.used ?? 0))
}

/** The expiry date: `2026-11-30`. */
export const creditEnds = (): ShopDay => shopDayAt(Date.now() + days * 86_400_000)
