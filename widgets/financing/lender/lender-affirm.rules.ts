import type { LenderRules } from './lender.rules'

/** Affirm: one line of text. */
export const affirm: LenderRules = {
  lender: 'affirm',
  name: 'Affirm',
  hasKey: ({ publicKey }) => !!publicKey,
  room: () => 24,
}
