/**
 * Random sequences of events of visitors, servers and providers: the invariants hold, and in the end every tab shows
 * the true outcome. The invariants of each state are in `simulated-tab`, those of the whole sequence here.
 */
import fc from 'fast-check'
import { expect, onTestFinished, vi } from 'vitest'
import { commands } from './simulated-commands'
import { SimulatedShop } from './simulated-shop'
import { SimulatedTab, type Visitor } from './simulated-tab'

/** Waits for pending promises and renders the views. */
async function rest({ tabs }: Visitor, turns = 2): Promise<void> {
  for (let n = 0; n < turns; n += 1) {
    for (let tick = 0; tick < 14; tick += 1) await undefined
    for (const tab of tabs) tab.render()
  }
  for (let tick = 0; tick < 14; tick += 1) await undefined
  for (const tab of tabs) tab.watchMessages()
}

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
        for (const other of visitor.tabs) if (other !== from && other.isAlive) other.model.receive(news)
      }),
  }
  for (let place = 0; place < tabs; place += 1) visitor.tabs.push(new SimulatedTab(place, visitor))
  return visitor
}

/**
 * The end of a sequence: the server answers, the visitor returns, and pending payments at the provider finish. An
 * attempt that is still running is stopped by the visitor, if it can be.
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
  expect(shop.charges.length, 'PAY-03 an order is charged at most once').toBeLessThanOrEqual(1)
  for (const { model, index } of tabs) {
    const { payment, continuing, quoting, open, validating, order } = model.get()
    const seen = JSON.stringify({ index, payment, open, due: order.due })
    expect({ continuing, validating, quoting: quoting.at === 'waiting' }, seen).toEqual({
      continuing: false,
      validating: false,
      quoting: false,
    })
    expect(payment.at === 'paid', `every visitor sees the true outcome: ${seen}`).toBe(shop.isPaid)
    if (shop.isPaid) continue
    expect(order, 'the order is the server’s').toEqual(shop.now())
    expect(['choosing', 'ready'], `no payment stays pending: ${seen}`).toContain(payment.at)
    if (open === 'payment') expect(payment.at === 'ready' || 'problem' in payment, seen).toBe(true)
  }
}

/** Payment states and messages that at least one of a hundred sequences must reach. */
const provoked = [
  'completing',
  'checking',
  'leaving',
  'paid',
  'comparing',
  'amountChanged',
  'declined',
  'notPaid',
  'notStarted',
  'watching',
  'stopped',
]

/** `npm run sequences` sets it. */
const runs = Number(process.env.SEQUENCES ?? 100)

/** No sequence is about time: this only ends what would never succeed. */
export const timeout = 1_800_000

/**
 * Runs sequences, different for each seed, and fails with the shortest one that breaks an invariant. Two files call it,
 * so that two cores run them.
 */
export async function expectSequencesToHold(seed: number): Promise<void> {
  // Here and not in a hook: files in one process share this module, and its hooks would be the first file's alone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
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
        // A visible tab requests the status, which is news for the other tab.
        for (let round = 0; round < 2; round += 1) {
          for (const again of visitor.tabs) again.restore()
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
  expect(rare, 'states that too few sequences have reached').toEqual([])
}
