import { describe, expect, it } from 'vitest'
import { isClosed, isPaying, methodOf, nextPayment } from '../../../../widgets/checkout/payment/payment.machine'
import type { Idle, PaymentEvent, PaymentState } from '../../../../widgets/checkout/payment/payment.types'

const method = 'stripe'
const attempting = { method, attempt: 'a', due: 100 } as const
const problem = { message: 'No.' }
const behind = { at: 'ready', method, due: 100 } as const
const anew = { at: 'preparing', method, due: 100 } as const

const states = {
  choosing: { at: 'choosing' },
  preparing: { at: 'preparing', method, due: 100 },
  comparing: { at: 'comparing', method, due: 100, charged: 110 },
  ready: { at: 'ready', method, due: 100 },
  verifying: { at: 'verifying', ...attempting },
  confirming: { at: 'confirming', ...attempting },
  completing: { at: 'completing', ...attempting },
  leaving: { at: 'leaving', ...attempting, url: '/away' },
  checking: { at: 'checking', ...attempting, standing: 'unknown' },
  'checking what has ended here': { at: 'checking', ...attempting, standing: 'unknown', ended: true },
  watching: { at: 'watching', attempt: 'a', standing: 'unknown', behind },
  'watching what only the order knows of': { at: 'watching', attempt: '', standing: 'unknown', behind },
  held: { at: 'held' },
  paid: { at: 'paid', url: '/thanks' },
} satisfies Record<string, PaymentState>

const events = {
  'another way is chosen': { type: 'chosen', method: 'affirm', due: 100 },
  'the same is due': { type: 'due', due: 100 },
  'less is due': { type: 'due', due: 90 },
  'nothing is due': { type: 'due', due: 0 },
  'it is prepared': { type: 'prepared', amount: 100 },
  'it is prepared for another amount': { type: 'prepared', amount: 110 },
  'what is charged is due': { type: 'due', due: 110 },
  'the order was read': { type: 'compared', charged: 110, isRead: true },
  'the order could not be read': { type: 'compared', charged: 110, isRead: false },
  'it is unusable': { type: 'unusable', problem },
  'it is pressed': { type: 'pressed', attempt: 'a' },
  'the amount holds': { type: 'verified', attempt: 'a', amount: 100 },
  'the amount does not hold': { type: 'verified', attempt: 'a', amount: 110 },
  'it is refused': { type: 'refused', attempt: 'a', problem },
  'it is refused for good': { type: 'refused', attempt: 'a', problem, over: true },
  'the provider says yes': { type: 'confirmed', attempt: 'a' },
  'the provider sends the shopper away': { type: 'leaving', attempt: 'a', url: '/away' },
  'nothing certain comes back': { type: 'unknown', attempt: 'a' },
  'the server says that it may not be paid for': { type: 'invalid', attempt: 'a' },
  'the server holds it': { type: 'held', attempt: 'a' },
  'nothing more can come back': { type: 'unknown', attempt: 'a', ended: true, problem },
  'the server says none': { type: 'none', attempt: 'a', problem },
  'it could not be stopped': { type: 'not-known', attempt: 'a', problem: { code: 'notStopped' } },
  'the server says paid': { type: 'paid', url: '/thanks' },
  'another attempt is under way': { type: 'under-way', attempt: 'b', standing: 'open' },
  'it is still open': { type: 'under-way', attempt: 'a', standing: 'open' },
} satisfies Record<string, PaymentEvent>

type Row = Partial<Record<keyof typeof events, PaymentState>>

const watches = (attempt: string, kept: Idle): PaymentState => ({
  at: 'watching',
  attempt,
  standing: 'open',
  behind: kept,
})
const elsewhere = (kept: Idle): Row => ({
  'another attempt is under way': watches('b', kept),
  'it is still open': watches('a', kept),
})
const chosen: Row = { 'another way is chosen': { at: 'preparing', method: 'affirm', due: 100 } }
const dueAnew: Row = {
  'less is due': { at: 'preparing', method, due: 90 },
  'what is charged is due': { at: 'preparing', method, due: 110 },
  'nothing is due': { at: 'choosing' },
}
const amountChanged = { code: 'amountChanged' } as const
const agreed: PaymentState = { at: 'ready', method, due: 110, problem: amountChanged }
const doubtful = { at: 'checking', ...attempting, standing: 'unknown' } as const
const ended: Row = { 'nothing more can come back': { ...doubtful, ended: true, problem } }
const doubted: Row = { ...ended, 'nothing certain comes back': doubtful }
const concluded: Row = {
  'it is refused': { at: 'ready', method, due: 100, problem },
  'it is refused for good': { at: 'choosing', problem },
  'the provider says yes': { at: 'completing', ...attempting },
}
const away: Row = { 'the provider sends the shopper away': { at: 'leaving', ...attempting, url: '/away' } }
const held: Row = { 'the server holds it': { at: 'held' } }
const paid: Row = { 'the server says paid': { at: 'paid', url: '/thanks' } }
const notStopped = { code: 'notStopped' } as const
const checked = (state: PaymentState & { at: 'checking' }): Row => ({
  ...paid,
  ...held,
  ...concluded,
  'the server says none': { ...anew, problem },
  'it could not be stopped': { ...state, problem: notStopped },
  'it is still open': { ...state, standing: 'open' },
  'another attempt is under way': watches('b', anew),
})
const prepares = (state: PaymentState & { at: 'watching' }): Row => ({
  'another way is chosen': { ...state, behind: { at: 'preparing', method: 'affirm', due: 100 } },
  'less is due': { ...state, behind: { at: 'preparing', method, due: 90 } },
  'what is charged is due': { ...state, behind: { at: 'preparing', method, due: 110 } },
  'nothing is due': { ...state, behind: { at: 'choosing' } },
})

/** The next state of each event in each state; an event that is not in a row changes nothing. */
const leads: Readonly<Record<keyof typeof states, Row>> = {
  choosing: { ...chosen, ...elsewhere(states.choosing), ...paid },
  preparing: {
    ...chosen,
    ...dueAnew,
    ...elsewhere(states.preparing),
    ...paid,
    'it is prepared': { at: 'ready', method, due: 100 },
    'it is prepared for another amount': states.comparing,
    'it is unusable': { at: 'choosing', problem },
  },
  comparing: {
    ...chosen,
    ...elsewhere(states.comparing),
    ...paid,
    'less is due': { at: 'preparing', method, due: 90, problem: amountChanged },
    'nothing is due': { at: 'choosing', problem: amountChanged },
    'what is charged is due': agreed,
    'the order was read': agreed,
    'the order could not be read': { at: 'choosing', problem: { code: 'notStarted' } },
  },
  ready: {
    ...chosen,
    ...dueAnew,
    ...elsewhere(states.ready),
    ...paid,
    'it is pressed': { at: 'verifying', ...attempting },
  },
  verifying: {
    // The server may already have the attempt that this tab has just started.
    'another attempt is under way': watches('b', { ...behind, problem: undefined }),
    ...paid,
    'it is unusable': { at: 'choosing', problem },
    'the amount holds': { at: 'confirming', ...attempting },
    'the amount does not hold': states.comparing,
    'nothing certain comes back': { at: 'ready', method, due: 100, problem: { code: 'notStarted' } },
    'nothing more can come back': { at: 'ready', method, due: 100, problem },
    'the server says that it may not be paid for': { at: 'choosing' },
  },
  confirming: { ...doubted, ...paid, ...concluded, ...away },
  completing: { ...doubted, ...paid },
  leaving: { ...doubted, ...paid, 'the server says none': { ...anew, problem } },
  checking: { ...checked(states.checking), ...ended, ...away },
  'checking what has ended here': checked(states['checking what has ended here']),
  watching: {
    ...prepares(states.watching),
    ...paid,
    ...held,
    'the server says none': { ...behind, problem },
    'it could not be stopped': { ...states.watching, problem: notStopped },
    'it is still open': { ...states.watching, standing: 'open' },
    'another attempt is under way': watches('b', behind),
  },
  'watching what only the order knows of': {
    ...prepares(states['watching what only the order knows of']),
    ...elsewhere(behind),
    ...paid,
  },
  held: { ...paid },
  paid: {},
}

const names = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]
const cells = names(states).flatMap((state) => names(events).map((event) => [state, event] as const))

describe('the payment state machine', () => {
  it.each(cells)('PAY-01 STRIPE-02 in the state %s, the event: %s', (from, what) => {
    const state: PaymentState = states[from]
    const expected = leads[from][what]
    const after = nextPayment(state, events[what])
    if (expected) expect(after).toEqual(expected)
    else expect(after).toBe(state)
  })

  const ofAttempts = cells.filter(
    ([from, what]) => 'attempt' in states[from] && 'attempt' in events[what] && events[what].type !== 'under-way',
  )
  it.each(ofAttempts)('STRIPE-02 %s ignores this event of another attempt: %s', (from, what) => {
    expect(nextPayment(states[from], { ...events[what], attempt: 'z' } as PaymentEvent)).toBe(states[from])
  })

  it.each([
    ['choosing', false, false],
    ['preparing', false, false],
    ['comparing', false, false],
    ['ready', false, false],
    ['verifying', true, true],
    ['confirming', true, true],
    ['completing', true, true],
    ['leaving', true, true],
    ['checking', true, true],
    ['watching', true, true],
    ['paid', false, true],
  ] as const)('PAY-01 in %s a payment may be running: %s; the order is locked: %s', (at, paying, closed) => {
    expect([isPaying(states[at]), isClosed(states[at])]).toEqual([paying, closed])
  })

  it('CREDIT-01 if nothing was due, a new amount resets the choice of a method', () => {
    const covered: PaymentState = { ...states.preparing, due: 0 }
    expect(nextPayment(covered, events['less is due'])).toEqual({ at: 'choosing' })
  })

  it('STRIPE-02 a watching tab shows its own method and no earlier message', () => {
    const before: PaymentState = { ...states.ready, problem: { code: 'notPaid' } }
    const after = nextPayment(before, events['another attempt is under way'])
    expect(methodOf(after)).toBe('stripe')
    expect(nextPayment(after, { type: 'none', attempt: 'b' })).toEqual({
      ...states.ready,
      problem: undefined,
    })
  })

  it('STRIPE-02 a payment stopped by another tab is shown as stopped, not failed', () => {
    const stopped = { code: 'stopped' } as const
    const asks: PaymentState = { ...states.checking, problem: stopped }
    expect(nextPayment(asks, events['the server says none'])).toEqual({ ...anew, problem: stopped })
  })
})
