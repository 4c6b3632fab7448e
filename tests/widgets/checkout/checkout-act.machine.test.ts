import { describe, expect, it } from 'vitest'
import { next } from '../../../widgets/checkout/checkout.machine'
import { begin } from '../../../widgets/checkout/checkout-begin.machine'
import { freshOrder, termsOf } from './begun'

describe('a title', () => {
  const begun = (terms = termsOf()) => begin(freshOrder({ email: 'ada@example.com' }), [], terms)

  it('CHK-02 an earlier one opens its step, and tells nothing', () => {
    const terms = termsOf()
    const after = next(begun(terms), { type: 'title', step: 'account' }, terms)
    expect(after).toMatchObject({ open: 'account', notice: undefined, heldUp: 0 })
  })

  it('MEMB-01 in the lock mode that of membership leads nowhere, and tells nothing', () => {
    const terms = termsOf({ membershipLock: true })
    const state = next(begun(terms), { type: 'title', step: 'account' }, terms)
    expect(next(state, { type: 'title', step: 'membership' }, terms)).toBe(state)
  })
})
