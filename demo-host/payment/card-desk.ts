/** Who takes cards that are typed into the shop's own form. What is kept of a card is what it may be told by. */
import { type Card, cardProblems, cardType } from '../../core/domain/card'
import type { Database } from '../database/open'
import type { KeptCard } from '../database/order-tables'
import { testCards, verdictOf } from '../vendors/stripe/test-values'
import { findPayment, movePayment, open } from '../vendors/vendor-book'

/** Takes cards. */
export interface CardDesk {
  /**
   * Looks at a card, and remembers for its order whether it will be taken: in memory, for half an hour.
   *
   * @returns what may be kept of it, or nothing where it cannot be a card (PAY-02)
   */
  show(order: number, card: Card): KeptCard | undefined
  /** Charges the card that was shown for an order, once for each operation. A refusal stands in the payment. */
  charge(order: number, payment: string, operation: string): Promise<void>
}

const halfAnHour = 1_800_000

/** @param db where its payments are kept */
export function createCardDesk(db: Database): CardDesk {
  const shown = new Map<number, { readonly isGood: boolean; readonly until: number }>()
  return {
    show(order, card) {
      const now = new Date()
      const type = cardType(card.number)
      if (!type || Object.keys(cardProblems(card, now)).length > 0) return undefined
      for (const [id, { until }] of shown) if (until < now.getTime()) shown.delete(id)
      const number = card.number.replace(/\D/g, '')
      const verdict = verdictOf(testCards, number)
      const isGood = 'becomes' in verdict && verdict.becomes === 'succeeded'
      shown.set(order, { isGood, until: now.getTime() + halfAnHour })
      return { type, lastFour: number.slice(-4) }
    },
    async charge(order, payment, operation) {
      if ((await findPayment(db, 'credit', payment))?.operation === operation) return
      const card = shown.get(order)
      const isGood = card?.isGood === true && card.until >= Date.now()
      const move = isGood ? ({ status: 'succeeded', refusal: null } as const) : ({ refusal: 'declined' } as const)
      await movePayment(db, payment, open, { ...move, operation })
    },
  }
}
