/** The store credit of customers: credit given minus credit used. */
import { and, eq, sum } from 'drizzle-orm'
import { yearMonthDay } from '../../core/visitor/membership.rules'
import type { Database } from '../database/open'
import { creditUses } from '../database/order-tables'
import { priceIn } from '../database/prices'
import type { Persona } from '../visitor/personas'
import type { Visitor } from '../visitor/visitor'

/** In US dollars. The customer's credit covers a part of most orders, the member's credit a whole small order. */
const given: Readonly<Record<Persona, number>> = { guest: 0, customer: 250, member: 600, trade: 0 }

/** The validity of credit, in days. */
const days = 120

/** The credit given to a visitor, in units of their country's currency. */
export const creditGiven = ({ country, persona }: Pick<Visitor, 'country' | 'persona'>): number =>
  priceIn(country.code, given[persona])

/** The credit left. */
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

/** The expiry date: `2026-11-30`. */
export const creditEnds = (): string => yearMonthDay(new Date(Date.now() + days * 86_400_000))
