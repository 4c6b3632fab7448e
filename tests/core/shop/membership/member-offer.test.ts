import { afterEach, expect, it, vi } from 'vitest'
import { readMemberOffer } from '../../../../core/shop/membership/member-offer'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['30% where the shop says nothing', {}, '30%'],
  ['what the shop says', { memberDiscount: '0.125' }, '12.5%'],
  ['the membership’s rate', { membershipRate: 0.15 }, '15%'],
  ['nothing without a discount', { memberDiscount: 0 }, undefined],
  ['nothing without memberships', { membershipEnabled: false }, undefined],
])('LOAD-06 LOAD-09 an offer of the membership states %s', (_, settings, percent) => {
  vi.stubGlobal('roveSettings', settings)
  expect(readMemberOffer()).toBe(percent && `Members pay ${percent} less.`)
})

it.each([
  ['CA', 'fr_CA', 'Les membres paient 20\u00a0% de moins.'],
  ['KR', 'ko_KR', '멤버 가격은 정상가에서 20% 할인된 가격입니다.'],
  ['HK', 'ch_HK', '會員購物可減 20%。'],
])('LOAD-06 in the words of %s: %s', (country, locale, words) => {
  vi.stubGlobal('roveSettings', { country, rove: { country, locale }, memberDiscount: 0.2 })
  expect(readMemberOffer()).toBe(words)
})
