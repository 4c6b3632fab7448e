import { afterEach, describe, expect, it, vi } from 'vitest'
import { shownPrice } from '../../../../core/shop/membership/membership.rules'
import { readMemberTerms } from '../../../../core/shop/membership/membership.setting'

afterEach(() => vi.unstubAllGlobals())

describe('the member terms', () => {
  it.each([
    ['a fifth where nobody says how much', { isMembership: true }, { due: 1512, regular: 1890 }],
    ['what the shop says', { isMembership: '1', memberDiscount: '0.5' }, { due: 945, regular: 1890 }],
    ['the membership’s rate', { isMembership: true, membershipRate: 0.1 }, { due: 1701, regular: 1890 }],
    ['nothing for others', { memberDiscount: 0.5 }, { due: 1890, regular: undefined }],
    [
      'nothing without memberships',
      { isMembership: true, membershipEnabled: false },
      { due: 1890, regular: undefined },
    ],
  ])('PRICE-02 LOAD-06 LOAD-09 are %s', (_, settings, shown) => {
    vi.stubGlobal('roveSettings', settings)
    expect(shownPrice(1890, readMemberTerms())).toEqual(shown)
  })

  it('PRICE-02 a discount that rounds to 0 gives no member price', () => {
    expect(shownPrice(2, { isMember: true, memberDiscount: 0.1 })).toEqual({ due: 2, regular: undefined })
  })
})
