/** The credit that customers have with the shop: what they were given, less what their orders used. */
import { and, eq, sum } from 'drizzle-orm'
import { yearMonthDay } from '../../core/domain/membership'
import type { Database } from '../database/open'
import { creditUses } from '../database/order-tables'
import { priceIn } from '../database/prices'
import type { Persona } from '../visitor/personas'
import type { Visitor } from '../visitor/visitor'

/** In US dollars. The customer's pays a part of most orders, the member's a whole small one. */
const given: Readonly<Record<Persona, number>> = { guest: 0, customer: 250, member: 600, trade: 0 }

/** How long credit is good for. */
const days = 120

/** What somebody was given, in units of their country's currency. */
export const creditGiven = ({ country, persona }: Pick<Visitor, 'country' | 'persona'>): number =>
  priceIn(country.code, given[persona])

/** What is left of it. */
export async function creditLeft(
  db: Database,
  visitor: Pick<Visitor, 'owner' | 'country' | 'persona'>,
): Promise<number> {
  const [row] = await db
    .select({ used: sum(creditUses.amount) })
    .from(creditUses)
    .where(and(eq(creditUses.owner, visitor.owner), eq(creditUses.country, visitor.country.code)))
  return creditGiven(visitor) - Number(row?.used ?? 0)
}

/** The day it ends, as the shop writes it: `2026-11-30`. */
export const creditEnds = (): string => yearMonthDay(new Date(Date.now() + days * 86_400_000))
