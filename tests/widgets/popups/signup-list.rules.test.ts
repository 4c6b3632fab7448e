import { expect, it } from 'vitest'
import { listFor } from '../../../widgets/popups/signup/signup-list.rules'

const lists = { list: 'FIXED', trade: 'TRADE' }

it.each([
  ['newsletter', '', 'FIXED'],
  ['campaign', '', 'FIXED'],
  ['trade', '', 'TRADE'],
  ['newsletter', 'OWN', 'OWN'],
  ['trade', 'OWN', 'OWN'],
] as const)('POP-02 NEWS-01 a sign-up for the %s with the list “%s” uses %s', (kind, own, list) => {
  expect(listFor(kind, own, lists)).toBe(list)
})
