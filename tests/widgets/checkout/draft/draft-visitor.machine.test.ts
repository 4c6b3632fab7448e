import { describe, expect, it } from 'vitest'
import { next } from '../../../../widgets/checkout/checkout.machine'
import { initialState } from '../../../../widgets/checkout/draft/draft-initial.machine'
import { freshOrder, settingsOf } from '../test-order'

describe('a step’s title', () => {
  const begun = (settings = settingsOf()) => initialState(freshOrder({ email: 'ada@example.com' }), [], settings)

  it('CHK-02 an earlier title opens its step, without a message', () => {
    const settings = settingsOf()
    const after = next(begun(settings), { type: 'title', step: 'account' }, settings)
    expect(after).toMatchObject({ open: 'account', notice: undefined, blockedCount: 0 })
  })

  it('MEMB-01 in the lock mode the membership title does nothing, without a message', () => {
    const settings = settingsOf({ membershipLock: true })
    const state = next(begun(settings), { type: 'title', step: 'account' }, settings)
    expect(next(state, { type: 'title', step: 'membership' }, settings)).toBe(state)
  })
})
