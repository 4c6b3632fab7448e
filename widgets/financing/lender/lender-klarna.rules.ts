import type { LenderRules } from './lender.types'

/** Klarna's message is shorter for larger amounts. */
export const klarna: LenderRules = {
  lender: 'klarna',
  name: 'Klarna',
  hasKey: ({ klarnaClientId }) => !!klarnaClientId,
  height: (amount) => (amount >= 40_000 ? 15 : 40),
}
