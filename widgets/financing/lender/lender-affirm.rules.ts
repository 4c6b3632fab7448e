import type { LenderRules } from './lender.types'

/** Affirm's message is one line of text. */
export const affirm: LenderRules = {
  lender: 'affirm',
  name: 'Affirm',
  hasKey: ({ publicKey }) => !!publicKey,
  height: () => 24,
}
