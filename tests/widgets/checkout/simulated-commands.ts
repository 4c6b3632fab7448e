/** The visitor's actions and external events of the simulation, with their weights. */
import fc from 'fast-check'
import { vi } from 'vitest'
import type { StepName } from '../../../widgets/checkout/checkout.rules'
import type { MethodName } from '../../../widgets/checkout/payment/payment.types'
import type { Ending, Fate, Wire } from './simulated-shop'
import { SimulatedTab, type Visitor } from './simulated-tab'
import { home } from './test-order'

interface Command {
  readonly says: string
  run(visitor: Visitor): void
}

function row<With>(
  weight: number,
  name: string,
  what: fc.Arbitrary<With>,
  run: (tab: SimulatedTab, what: With, visitor: Visitor) => void,
): fc.WeightedArbitrary<Command> {
  const arbitrary = fc.tuple(fc.nat(2), what).map(([n, value]) => ({
    says: [n, name, JSON.stringify(value)].join(' '),
    run: (visitor: Visitor) => run(visitor.tabs[n % visitor.tabs.length] as SimulatedTab, value, visitor),
  }))
  return { weight, arbitrary }
}
const nothing = fc.constant(undefined)

/** Any of the commands. A failure prints `says`. */
export const commands = fc.oneof(
  // The visitor's actions.
  row(6, 'continues', nothing, ({ model }) => void model.proceed()),
  row(4, 'pays', nothing, (tab) => tab.press()),
  row(
    2,
    'types',
    fc.constantFrom('ada@example.com', 'bob@example.com', 'eve@example.com', 'nobody'),
    ({ model }, email) => model.typeEmail(email),
  ),
  row(1, 'goes on without an account', nothing, ({ model }) => model.withoutLogin()),
  row(1, 'goes back to the e-mail', nothing, ({ model }) => model.backToEmail()),
  row(2, 'joins', fc.constantFrom<0 | 1>(0, 1), ({ model }, membership) => model.chooseMembership(membership)),
  row(
    2,
    'lives at',
    fc.constantFrom(home, { ...home, postal_code: '10001' }, { ...home, city: '' }),
    ({ model }, address) => model.type('delivery', address),
  ),
  row(
    3,
    'goes to',
    fc.constantFrom<StepName>('account', 'membership', 'address', 'protection', 'payment'),
    ({ model }, step) => model.goTo(step),
  ),
  row(2, 'takes the quote', nothing, ({ model }) => void model.chooseQuote('ground---0')),
  row(1, 'asks for quotes again', nothing, ({ model }) => model.quoteAgain()),
  row(1, 'protects for', fc.constantFrom(0, 3), ({ model }, term) => void model.pickProtection(term)),
  row(2, 'uses credit', fc.boolean(), ({ model }, use) => void model.payByCredit(use)),
  row(1, 'has a coupon', fc.constantFrom('TEN', ''), ({ model }, code) => void model.setCoupon(code)),
  row(1, 'chooses', fc.constantFrom<MethodName>('stripe', 'affirm'), ({ model }, method) =>
    model.payment.choose(method),
  ),
  row(2, 'asks what came of it', nothing, ({ model }) => model.payment.requestStatus()),
  row(1, 'is moved', nothing, (tab) => tab.move()),
  row(3, 'comes back', nothing, (tab) => tab.restore()),
  row(2, 'is looked at again', nothing, (tab) => tab.isLookedAt()),
  row(3, 'is closed and opened anew', nothing, (tab, _, visitor) => {
    tab.close()
    visitor.tabs[tab.index] = new SimulatedTab(tab.index, visitor)
  }),
  row(2, 'opens another tab', nothing, (_, __, visitor) => {
    const { length } = visitor.tabs
    if (length < 3) visitor.tabs.push(new SimulatedTab(length, visitor))
  }),
  row(3, 'takes over', nothing, (tab) => tab.takeOver()),
  // External events.
  row(5, 'next call is', fc.constantFrom<Wire>('lost-request', 'lost-answer', 'slow', 'slow'), (tab, wire) => {
    tab.wire = wire
  }),
  row(4, 'slow calls arrive', nothing, (tab) => tab.release()),
  row(
    24,
    'pays, and it is to',
    fc.record({
      fate: fc.constantFrom<Fate>('confirm', 'refuse', 'hang', 'hang', 'unknown', 'charged-unheard', 'leave'),
      wire: fc.constantFrom<Wire>('fine', 'fine', 'slow', 'lost-answer'),
    }),
    (tab, { fate, wire }) => {
      tab.fate = fate
      tab.wire = wire
      tab.press()
    },
  ),
  row(
    3,
    'provider ends',
    fc.record({
      ending: fc.constantFrom<Ending>('approves', 'cancels', 'waits for the bank', 'closes it'),
      heard: fc.boolean(),
    }),
    (_, { ending, heard }, { shop }) => shop.settle(ending, heard),
  ),
  row(
    3,
    'shop changes',
    fc.constantFrom<'amount' | 'quotes' | 'block'>('amount', 'quotes', 'block'),
    (_, what, { shop }) => shop.disturb(what),
  ),
  row(
    4,
    'time goes by',
    fc.constantFrom(1_000, 5_000, 60_000, 1_500_000, 3_700_000),
    (_, time) => void vi.advanceTimersByTime(time),
  ),
)
