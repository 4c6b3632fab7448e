/**
 * Whatever shoppers, servers and providers do, in whatever order: what must never happen does not, and in the end every
 * tab knows the truth. The invariants of each moment stand in `simulated-tab`; those of the whole here.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { StepName } from '../../../widgets/checkout/checkout.rules'
import type { MethodName } from '../../../widgets/checkout/payment/payment.machine'
import { home } from './begun'
import { type Ending, type Fate, SimulatedShop, type Wire } from './simulated-shop'
import { SimulatedTab, type Visitor } from './simulated-tab'

/** All that was promised comes about, and the views follow. */
async function rest({ tabs }: Visitor, turns = 2): Promise<void> {
  for (let n = 0; n < turns; n += 1) {
    for (let tick = 0; tick < 14; tick += 1) await undefined
    for (const tab of tabs) tab.render()
  }
  for (let tick = 0; tick < 14; tick += 1) await undefined
  for (const tab of tabs) tab.watchWords()
}

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

const commands = fc.oneof(
  // What shoppers do.
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
  row(2, 'asks what came of it', nothing, ({ model }) => model.payment.ask()),
  row(1, 'is moved', nothing, (tab) => tab.move()),
  row(3, 'comes back', nothing, (tab) => tab.comesBack()),
  row(3, 'is closed and opened anew', nothing, (tab, _, visitor) => {
    tab.close()
    visitor.tabs[tab.place] = new SimulatedTab(tab.place, visitor)
  }),
  row(2, 'opens another tab', nothing, (_, __, visitor) => {
    const { length } = visitor.tabs
    if (length < 3) visitor.tabs.push(new SimulatedTab(length, visitor))
  }),
  row(3, 'takes over', nothing, (tab) => tab.takeOver()),
  // What happens to them.
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

const beginnings = fc.record({
  isFull: fc.oneof({ weight: 1, arbitrary: fc.constant(false) }, { weight: 4, arbitrary: fc.constant(true) }),
  protection: fc.boolean(),
  tabs: fc.constantFrom(1, 2, 3),
})

function visit({ isFull, protection, tabs }: { isFull: boolean; protection: boolean; tabs: number }): Visitor {
  const shop = new SimulatedShop(isFull, protection)
  const visitor: Visitor = {
    shop,
    seen: new Set(),
    broken: new Set(),
    kept: [],
    left: new Map(),
    own: new Map(),
    tabs: [],
    nextId: 1,
    post: (from, news) =>
      void Promise.resolve().then(() => {
        for (const other of visitor.tabs) if (other !== from && other.isAlive) other.model.heard(news)
      }),
  }
  for (let place = 0; place < tabs; place += 1) visitor.tabs.push(new SimulatedTab(place, visitor))
  return visitor
}

/**
 * The server answers at last, whoever is on the way is back, and what hangs at the provider comes to an end. What nobody
 * ends there is stopped by the visitor, who reads that it can be.
 */
async function end(visitor: Visitor, charged: boolean): Promise<void> {
  const { shop, tabs } = visitor
  for (const one of tabs) {
    one.wire = 'fine'
    one.release()
  }
  await rest(visitor)
  shop.settle(charged ? 'approves' : 'cancels', true)
  for (let n = 0; n < 6; n += 1) {
    await rest(visitor)
    vi.advanceTimersByTime(16_000)
    await rest(visitor)
    for (const tab of tabs) tab.takeOver()
  }
  await rest(visitor)
}

function expectAnEnd({ tabs }: Visitor): void {
  for (const { model } of tabs)
    expect(['verifying', 'confirming', 'completing', 'checking', 'watching']).not.toContain(model.get().payment.at)
}

function expectTruth({ shop, tabs, broken }: Visitor): void {
  expect([...broken]).toEqual([])
  expect(shop.charges.length, 'PAY-03 nothing is ever paid twice').toBeLessThanOrEqual(1)
  for (const { model, place } of tabs) {
    const { payment, continuing, quoting, open, validating, order } = model.get()
    const seen = JSON.stringify({ place, payment, open, due: order.due })
    expect({ continuing, validating, quoting: quoting.at === 'waiting' }, seen).toEqual({
      continuing: false,
      validating: false,
      quoting: false,
    })
    expect(payment.at === 'paid', `every shopper ends knowing the truth: ${seen}`).toBe(shop.isPaid)
    if (shop.isPaid) continue
    expect(order, 'the order is the server’s').toEqual(shop.now())
    expect(['choosing', 'ready'], `nobody waits for ever: ${seen}`).toContain(payment.at)
    if (open === 'payment') expect(payment.at === 'ready' || 'problem' in payment, seen).toBe(true)
  }
}

/** The states of paying, and what is said of them, that must come about in one sequence of a hundred at least. */
const provoked = [
  'completing',
  'checking',
  'leaving',
  'paid',
  'amountChanged',
  'declined',
  'notPaid',
  'notStarted',
  'watching',
  'stopped',
]

/**
 * Runs `runs` sequences, other ones for each seed, and fails with the shortest that breaks what must hold. Two files
 * share the ten thousand, so that two cores run them.
 */
export async function expectSequencesToHold(seed: number, runs: number): Promise<void> {
  const happened = new Map<string, number>()
  const sequences = fc.array(commands, { minLength: 8, maxLength: 30, size: 'max' })
  await fc.assert(
    fc.asyncProperty(beginnings, fc.boolean(), sequences, async (beginning, charged, sequence) => {
      const visitor = visit(beginning)
      try {
        await rest(visitor)
        for (const command of sequence) {
          command.run(visitor)
          await rest(visitor)
        }
        await end(visitor, charged)
        expectAnEnd(visitor)
        visitor.shop.learn()
        // Who comes back to a tab sees what is; what a tab then asks for is news for the other.
        for (let round = 0; round < 2; round += 1) {
          for (const again of visitor.tabs) again.comesBack()
          await end(visitor, charged)
        }
        expectTruth(visitor)
        for (const what of visitor.seen) happened.set(what, (happened.get(what) ?? 0) + 1)
      } finally {
        for (const tab of visitor.tabs) tab.close()
        vi.clearAllTimers()
      }
    }),
    { seed, numRuns: runs },
  )
  const rare = provoked.filter((what) => (happened.get(what) ?? 0) < runs / 100)
  expect(rare, 'what sequences seldom come to, they prove nothing of').toEqual([])
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterAll(() => void vi.useRealTimers())
