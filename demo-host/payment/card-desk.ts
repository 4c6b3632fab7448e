/** Who takes cards that are typed into the shop's own form. What is kept of a card is what it may be told by. */
import type { Database } from '../database/open'
import type { KeptCard } from '../database/order-tables'
import { brandOf, isChecked, isExpired } from '../vendors/card-number'
import { testCards, verdictOf } from '../vendors/stripe/test-values'
import { findPayment, movePayment, open } from '../vendors/vendor-book'

/** A card as it was typed. It lives as long as the call. */
export interface TypedCard {
  readonly owner: string
  readonly number: string
  readonly month: number
  /** Four digits. */
  readonly year: number
  readonly cvv: string
}

/** Cards that wait for their orders to be submitted: whether they will be taken, by order. In memory, for half an hour. */
const waiting = new Map<number, { readonly isGood: boolean; readonly until: number }>()
const halfAnHour = 1_800_000

/**
 * Looks at a card, and remembers for its order whether it will be taken.
 *
 * @returns what may be kept of it, or nothing where it cannot be a card (PAY-02)
 */
export function showCard(order: number, { owner, number, month, year, cvv }: TypedCard): KeptCard | undefined {
  const brand = brandOf(number)
  const isCard = brand?.length === number.length && isChecked(number) && !isExpired(month, year, new Date())
  if (!brand || !isCard || cvv.length !== (brand.brand === 'amex' ? 4 : 3) || /^\d*$/.test(owner)) return undefined
  const now = Date.now()
  for (const [id, { until }] of waiting) if (until < now) waiting.delete(id)
  const verdict = verdictOf(testCards, number)
  waiting.set(order, { isGood: 'becomes' in verdict && verdict.becomes === 'succeeded', until: now + halfAnHour })
  return { type: brand.brand, lastFour: number.slice(-4) }
}

/** Charges the card that was shown for an order: once for each operation. A refusal stands in the payment. */
export async function chargeCard(db: Database, order: number, payment: string, operation: string): Promise<void> {
  if ((await findPayment(db, 'credit', payment))?.operation === operation) return
  const card = waiting.get(order)
  const isGood = card !== undefined && card.isGood && card.until >= Date.now()
  await movePayment(
    db,
    payment,
    open,
    isGood ? { status: 'succeeded', refusal: null, operation } : { refusal: 'declined', operation },
  )
}
