/** Reads and writes the renewals of memberships. */
import { desc, eq } from 'drizzle-orm'
import { roundHalfUp } from '../../core/base/country/money.rules'
import { type ShopDay, shopDayAt } from '../../core/base/country/shop-day.rules'
import { membershipDefaults, membershipEnd } from '../../core/shop/membership/membership.rules'
import { renewalDiscounts, renewals } from '../database/account-tables'
import type { Database } from '../database/open'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'

/** The discount on a renewal, in percent. */
export const renewalDiscountPercent = 15

const day = 86_400_000
/** So that the demo has something to renew, a membership that was not renewed ends soon. In days. */
const daysLeft = 9
/** A renewal is offered when the membership ends within this time. In days. */
const offeredFor = 30

/** A renewed year. */
export type Renewal = typeof renewals.$inferSelect

/** A membership. */
export interface Membership {
  readonly ends: ShopDay
  /** The renewal of its present year; `undefined` if it was not renewed. */
  readonly renewal: Renewal | undefined
  /** Whether it can be renewed now. */
  readonly isRenewable: boolean
}

/** What a further year costs, in units of the visitor's currency. */
export function renewalFee({ country }: Pick<Visitor, 'country'>, hasDiscount: boolean): number {
  const fee = priceIn(country.code, membershipDefaults.fee)
  return hasDiscount ? roundHalfUp((fee * (100 - renewalDiscountPercent)) / 100) : fee
}

/** The membership of a member. @param now in milliseconds since 1970 */
export async function membershipOf(db: Database, { owner }: Pick<Visitor, 'owner'>, now: number): Promise<Membership> {
  const [latest] = await db
    .select()
    .from(renewals)
    .where(eq(renewals.owner, owner))
    .orderBy(desc(renewals.ends))
    .limit(1)
  const renewal = latest && latest.ends >= shopDayAt(now) ? latest : undefined
  const ends = renewal?.ends ?? shopDayAt(now + daysLeft * day)
  return { ends, renewal, isRenewable: ends <= shopDayAt(now + offeredFor * day) }
}

/** Enrols a member in the discount on the next renewal. @returns false if the member was enrolled before */
export async function enrolInDiscount(db: Database, { owner }: Pick<Visitor, 'owner'>): Promise<boolean> {
  const { rowsAffected } = await db.insert(renewalDiscounts).values({ owner }).onConflictDoNothing()
  return rowsAffected === 1
}

/**
 * Renews a membership for a year, at the price of the discount if the member is enrolled in it.
 *
 * @returns `undefined` if there is nothing to renew, for example at a second press
 */
export async function renew(db: Database, visitor: Visitor, now: number): Promise<Renewal | undefined> {
  const { owner, country } = visitor
  const { ends, isRenewable } = await membershipOf(db, visitor, now)
  if (!isRenewable) return undefined
  const enrolled = await db.select().from(renewalDiscounts).where(eq(renewalDiscounts.owner, owner))
  const discounted = enrolled.length > 0
  const renewal = {
    owner,
    ends: membershipEnd(ends),
    paid: renewalFee(visitor, discounted),
    currency: country.currency,
    discounted,
  }
  const [[made]] = await db.batch([
    db.insert(renewals).values(renewal).onConflictDoNothing().returning(),
    db.delete(renewalDiscounts).where(eq(renewalDiscounts.owner, owner)),
  ])
  return made
}
