import type { LenderRules } from './lender.rules'

/** Klarna: less room for larger amounts. Source: document 2, section 9. */
export const klarna: LenderRules = {
  lender: 'klarna',
  name: 'Klarna',
  hasKey: ({ klarnaClientId }) => !!klarnaClientId,
  room: (amount) => (amount >= 40_000 ? 15 : 40),
}
