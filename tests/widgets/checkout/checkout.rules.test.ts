import { describe, expect, it } from 'vitest'
import type { OrderProblem } from '../../../core/contract/problem'
import { findCountry } from '../../../core/domain/countries'
import {
  afterContinue,
  afterTitle,
  beforePayment,
  firstIncomplete,
  type Held,
  offeredSteps,
  type StepName,
  statusOf,
  steps,
  type Terms,
} from '../../../widgets/checkout/checkout.rules'
import { begin } from '../../../widgets/checkout/checkout-begin.machine'
import { freshOrder, fullOrder, home, termsOf } from './begun'

const offers = [{ term: 3, title: '3 years', cost: 90 }]
const terms = termsOf()
const held = (order = fullOrder(), problems: readonly OrderProblem[] = [], given = terms): Held =>
  begin(order, problems, given)
const names = (order = fullOrder(), given = terms) =>
  offeredSteps(held(order, [], given), given).map(({ name }) => name)
const country = (code: string) => ({ country: findCountry(code) as Terms['country'] })

describe('the steps of the checkout', () => {
  it('CHK-01 are Account 0, Membership 1, Address 2, Protection 3, Payment 4', () => {
    expect(steps.map(({ name }) => name)).toEqual(['account', 'membership', 'address', 'protection', 'payment'])
  })

  it.each([
    ['US', true],
    ['CA', true],
    ['AU', false],
    ['KR', false],
    ['UK', false],
    ['HK', false],
  ])('PROT-02 in %s protection is offered where its pane is: %s', (code, offered) => {
    expect(names(fullOrder({ protection: { offers } }), termsOf(country(code))).includes('protection')).toBe(offered)
    expect(names(fullOrder(), termsOf(country(code)))).not.toContain('protection')
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
    expect(firstIncomplete(held(freshOrder(order)), terms)).toBe(expected)
  })

  it('CHK-01 says current of the open one, completed of those before the first incomplete one, and never of the last', () => {
    const said = (open: StepName, order = fullOrder()) =>
      steps.map(({ name }) => statusOf(name, open, held(order), terms)).join(' ')
    expect(said('payment')).toBe('completed completed completed completed current')
    expect(said('account')).toBe('current completed completed completed open')
    expect(said('account', freshOrder())).toBe('current open open open open')
    expect(said('membership', freshOrder({ email: 'ada@example.com' }))).toBe('completed current open open open')
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
    expect(afterContinue(open, held(order as ReturnType<typeof fullOrder>), terms)).toBe(expected)
  })

  it.each<[StepName, StepName, object, StepName]>([
    ['payment', 'account', fullOrder(), 'payment'],
    ['payment', 'account', fullOrder({ protection: { offers } }), 'protection'],
    ['payment', 'account', freshOrder({ email: 'ada@example.com' }), 'membership'],
    ['address', 'account', freshOrder(), 'account'],
    ['account', 'payment', fullOrder(), 'account'],
    ['membership', 'address', fullOrder(), 'membership'],
    ['protection', 'address', fullOrder(), 'address'],
  ])('CHK-02 the title of %s, at %s, leads where the way is complete', (title, open, order, expected) => {
    expect(afterTitle(title, open, held(order as ReturnType<typeof fullOrder>), terms)).toBe(expected)
  })

  it.each([{ membershipOnly: true }, { membershipLock: true }])(
    'MEMB-01 with %j membership is settled by itself',
    (mode) => {
      const given = termsOf(mode)
      const order = freshOrder({ email: 'ada@example.com' })
      expect(firstIncomplete(held(order, [], given), given)).toBe('address')
      expect(afterContinue('account', held(order, [], given), given)).toBe('address')
      expect(held(order, [], given).draft.membership).toBe(1)
    },
  )

  it('MEMB-01 the lock keeps the shopper off the membership step; membership alone does not', () => {
    const locked = termsOf({ membershipLock: true })
    const only = termsOf({ membershipOnly: true })
    expect(afterTitle('membership', 'address', held(fullOrder(), [], locked), locked)).toBe('address')
    expect(afterTitle('membership', 'address', held(fullOrder(), [], only), only)).toBe('membership')
  })

  it('LOAD-09 a shop without memberships asks for none, whatever its page is marked with', () => {
    const given = termsOf({ membershipEnabled: false, membershipOnly: true })
    const order = freshOrder({ email: 'ada@example.com' })
    expect(offeredSteps(held(order, [], given), given).map(({ name }) => name)).not.toContain('membership')
    expect(firstIncomplete(held(order, [], given), given)).toBe('address')
    expect(held(order, [], given).draft.membership).toBeUndefined()
  })

  it('MEMB-01 an order of membership asks for none', () => {
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
  ])('CHK-05 an error of %j, %j, completes what comes before %s and opens it', (field, message, expected) => {
    const order = fullOrder({ protection: { offers, term: 0 } })
    const now = begin(order, [{ field, message }], terms)
    expect(firstIncomplete(now, terms)).toBe(expected)
    expect(now.open).toBe(expected === 'payment' ? 'protection' : expected)
    const completed = steps
      .filter(({ name }) => statusOf(name, now.open, now, terms) === 'completed')
      .map(({ name }) => name)
    const before = steps
      .slice(
        0,
        steps.findIndex(({ name }) => name === expected),
      )
      .map(({ name }) => name)
    expect(completed).toEqual(before.filter((name) => name !== now.open))
  })

  it('PAY-01 the step before payment is the last one that is offered', () => {
    expect(beforePayment(held(), terms)).toBe('address')
    expect(beforePayment(held(fullOrder({ protection: { offers } })), terms)).toBe('protection')
  })
})
