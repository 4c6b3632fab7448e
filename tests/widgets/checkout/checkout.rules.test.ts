import { describe, expect, it } from 'vitest'
import { findCountry } from '../../../core/base/country/countries.rules'
import type { FieldError } from '../../../core/base/net/field-error.contract'
import {
  afterContinue,
  afterTitle,
  beforePayment,
  firstIncomplete,
  numberOf,
  offeredSteps,
  quoteHash,
  type Settings,
  type StepInput,
  type StepName,
  statusOf,
  steps,
} from '../../../widgets/checkout/checkout.rules'
import { initialState } from '../../../widgets/checkout/draft/draft-initial.machine'
import { freshOrder, fullOrder, home, settingsOf } from './test-order'

const offers = [{ term: 3, title: '3 years', cost: 90 }]
const settings = settingsOf()
const input = (order = fullOrder(), problems: readonly FieldError[] = [], given = settings): StepInput =>
  initialState(order, problems, given)
const names = (order = fullOrder(), given = settings) =>
  offeredSteps(input(order, [], given), given).map(({ name }) => name)
const country = (code: string) => ({ country: findCountry(code) as Settings['country'] })

describe('the steps of the checkout', () => {
  it('CHK-01 the steps are Account 0, Membership 1, Address 2, Protection 3, Payment 4', () => {
    expect(steps.map(({ name }) => name)).toEqual(['account', 'membership', 'address', 'protection', 'payment'])
    expect(steps.map(({ name }) => numberOf(name))).toEqual([0, 1, 2, 3, 4])
  })

  it.each([
    ['US', true],
    ['CA', true],
    ['AU', false],
    ['KR', false],
    ['UK', false],
    ['HK', false],
  ])('PROT-02 in %s protection is offered if the server has plans: %s', (code, offered) => {
    expect(names(fullOrder({ protection: { offers } }), settingsOf(country(code))).includes('protection')).toBe(offered)
    expect(names(fullOrder(), settingsOf(country(code)))).not.toContain('protection')
  })

  it.each([
    [{}, 'account'],
    [{ email: 'ada@example' }, 'account'],
    [{ email: 'ada@example.com' }, 'membership'],
    [{ email: 'ada@example.com', membership: 0 }, 'address'],
    [{ email: 'ada@example.com', membership: 1, delivery: { ...home, street1: 'PO Box 7' } }, 'address'],
    [{ email: 'ada@example.com', membership: 1, delivery: home }, 'address'],
    [{ ...fullOrder(), quote: 'gone---0' }, 'address'],
    [{ ...fullOrder(), copy_address: false, billing: { country: 840 } }, 'address'],
    [{ ...fullOrder(), protection: { offers } }, 'protection'],
    [{ ...fullOrder(), protection: { offers, term: 0 } }, 'payment'],
    [{ ...fullOrder(), quotes: [], quote: null, type: 'terminal' }, 'payment'],
    [fullOrder(), 'payment'],
  ])('CHK-01 with %j the first incomplete step is %s', (order, expected) => {
    expect(firstIncomplete(input(freshOrder(order)), settings)).toBe(expected)
  })

  it('CHK-01 the open step is current, and those before the first incomplete are done', () => {
    const statuses = (open: StepName, order = fullOrder()) =>
      steps.map(({ name }) => statusOf(name, open, input(order), settings)).join(' ')
    expect(statuses('payment')).toBe('completed completed completed completed current')
    expect(statuses('account')).toBe('current completed completed completed open')
    expect(statuses('account', freshOrder())).toBe('current open open open open')
    expect(statuses('membership', freshOrder({ email: 'ada@example.com' }))).toBe('completed current open open open')
  })

  it.each<[StepName, object, StepName]>([
    ['account', fullOrder(), 'membership'],
    ['membership', fullOrder(), 'address'],
    ['address', fullOrder(), 'payment'],
    ['address', fullOrder({ protection: { offers } }), 'protection'],
    ['account', freshOrder(), 'account'],
    ['membership', freshOrder({ email: 'ada@example.com' }), 'membership'],
    ['protection', fullOrder({ protection: { offers, term: 3 } }), 'payment'],
  ])('CHK-02 Continue at %s of %o leads to %s', (open, order, expected) => {
    expect(afterContinue(open, input(order as ReturnType<typeof fullOrder>), settings)).toBe(expected)
  })

  it.each<[StepName, StepName, object, StepName]>([
    ['payment', 'account', fullOrder(), 'payment'],
    ['payment', 'account', fullOrder({ protection: { offers } }), 'protection'],
    ['payment', 'account', freshOrder({ email: 'ada@example.com' }), 'membership'],
    ['address', 'account', freshOrder(), 'account'],
    ['account', 'payment', fullOrder(), 'account'],
    ['membership', 'address', fullOrder(), 'membership'],
    ['protection', 'address', fullOrder(), 'address'],
  ])('CHK-02 the title of %s at %s opens the first incomplete step on the way', (title, open, order, expected) => {
    expect(afterTitle(title, open, input(order as ReturnType<typeof fullOrder>), settings)).toBe(expected)
  })

  it.each([{ membershipOnly: true }, { membershipLock: true }])(
    'MEMB-01 with %j membership needs no choice',
    (mode) => {
      const given = settingsOf(mode)
      const order = freshOrder({ email: 'ada@example.com' })
      expect(firstIncomplete(input(order, [], given), given)).toBe('address')
      expect(afterContinue('account', input(order, [], given), given)).toBe('address')
      expect(input(order, [], given).draft.membership).toBe(1)
    },
  )

  it('MEMB-01 the lock mode disables the membership step; membership-only does not', () => {
    const locked = settingsOf({ membershipLock: true })
    const only = settingsOf({ membershipOnly: true })
    expect(afterTitle('membership', 'address', input(fullOrder(), [], locked), locked)).toBe('address')
    expect(afterTitle('membership', 'address', input(fullOrder(), [], only), only)).toBe('membership')
  })

  it('LOAD-09 a shop without memberships has no membership step, whatever the classes', () => {
    const given = settingsOf({ membershipEnabled: false, membershipOnly: true })
    const order = freshOrder({ email: 'ada@example.com' })
    expect(offeredSteps(input(order, [], given), given).map(({ name }) => name)).not.toContain('membership')
    expect(firstIncomplete(input(order, [], given), given)).toBe('address')
    expect(input(order, [], given).draft.membership).toBeUndefined()
  })

  it('MEMB-01 an order that contains a membership needs no choice', () => {
    expect(names(freshOrder({ type: 'membership' }))).not.toContain('membership')
  })

  it.each([
    ['', 'The username ada is already taken.', 'account'],
    ['', 'An account could not be made.', 'account'],
    ['', 'The email address is not valid.', 'account'],
    ['panes[customer][primary_email]', 'Not this one.', 'account'],
    ['coupon', 'This code was already used with this account.', 'payment'],
    ['panes[delivery][delivery_city]', 'We cannot e-mail you about this city.', 'address'],
    ['panes[membership][choice]', 'Please choose.', 'membership'],
    ['panes[delivery][delivery_city]', 'Not shippable city', 'address'],
    ['panes[billing][billing_phone]', 'Invalid', 'address'],
    ['panes[quotes][quote]', 'Please select a shipping option.', 'address'],
    ['panes[warranty][term]', 'Please choose.', 'protection'],
    ['panes[payment][payment_method]', 'Please choose.', 'payment'],
  ])('CHK-05 an error of %j, %j, keeps the steps before %s complete and opens it', (field, message, expected) => {
    const order = fullOrder({ protection: { offers, term: 0 } })
    const now = initialState(order, [{ field, message }], settings)
    expect(firstIncomplete(now, settings)).toBe(expected)
    expect(now.open).toBe(expected === 'payment' ? 'protection' : expected)
    const completed = steps
      .filter(({ name }) => statusOf(name, now.open, now, settings) === 'completed')
      .map(({ name }) => name)
    const before = steps
      .slice(
        0,
        steps.findIndex(({ name }) => name === expected),
      )
      .map(({ name }) => name)
    expect(completed).toEqual(before.filter((name) => name !== now.open))
  })

  it('QUOTE-01 a quote belongs to province, city, postal code and membership, and to nothing else', () => {
    const hashOf = (delivery: object, membership: 0 | 1 = 0) =>
      quoteHash(input(fullOrder({ delivery: { ...home, ...delivery }, membership })), settings)
    const before = hashOf({})
    const places = [{ zone: 5 }, { city: 'Salem' }, { postal_code: '97301' }]
    const hashes = [before, ...places.map((place) => hashOf(place)), hashOf({}, 1)]
    expect(hashes.every((hash) => typeof hash === 'string')).toBe(true)
    expect(new Set(hashes).size).toBe(5)
    expect(hashOf({ street1: '2 Elm Street', phone: '', first_name: '', company: 'Elm' })).toBe(before)
  })

  it('PAY-01 the step before payment is the last offered one', () => {
    expect(beforePayment(input(), settings)).toBe('address')
    expect(beforePayment(input(fullOrder({ protection: { offers } })), settings)).toBe('protection')
  })
})
