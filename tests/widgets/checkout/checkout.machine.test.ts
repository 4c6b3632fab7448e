import { describe, expect, it } from 'vitest'
import { next } from '../../../widgets/checkout/checkout.machine'
import type { CheckoutEvent, CheckoutState } from '../../../widgets/checkout/checkout-state.types'
import { initialState } from '../../../widgets/checkout/draft/draft-initial.machine'
import { freshOrder, fullOrder, settingsOf } from './test-order'

const settings = settingsOf()
const refused = { field: 'coupon', message: 'No.' }
const anew = initialState(freshOrder(), [], settings)
const full = initialState(fullOrder(), [], settings)
const payment = { ...full, open: 'payment', validating: false } as const
const amounts = { method: 'stripe', due: 100, amount: 100 } as const

const states = {
  'at the account': anew,
  'at the account, working': { ...anew, continuing: true },
  'asked to log in': { ...anew, account: { at: 'login' } },
  'with no quote': { ...full, validating: false, quoting: { at: 'failed' } },
  'at the address, validating': full,
  'at payment': { ...payment, payment: { at: 'ready', ...amounts }, payReady: true },
  'at payment, not filled in': { ...payment, payment: { at: 'ready', ...amounts } },
  confirming: { ...payment, payment: { at: 'confirming', ...amounts, attempt: 'a' } },
  paid: { ...payment, payment: { at: 'paid', url: '' } },
} satisfies Record<string, CheckoutState>

const events = {
  'types an e-mail': { type: 'typed-email', email: 'bob@example.com' },
  'chooses membership': { type: 'chose-membership', membership: 1 },
  'types a city': { type: 'typed', pane: 'delivery', fields: { city: 'Elko' } },
  'bills elsewhere': { type: 'copied', copyAddress: false },
  'leaves a field': { type: 'touched', fields: ['email'] },
  'goes to the account': { type: 'title', step: 'account' },
  'goes to payment': { type: 'title', step: 'payment' },
  'presses Continue': { type: 'continue' },
  'goes back to the e-mail': { type: 'back-to-email' },
  'says who told them': { type: 'referred', referral: { source: 'friend' } },
  'asks for the quote again': { type: 'quote-again' },
  'the account is known': { type: 'account-found', found: 'new' },
  'a quote is asked for': { type: 'quote-requested', hash: 'h' },
  'Continue is held up': { type: 'blocked', notice: 'completeField' },
  'the account is taken': { type: 'continued', step: 'account' },
  'the order comes': { type: 'order', order: anew.order, errors: [refused] },
  'the quote fails': { type: 'quote-failed' },
  'the order is valid': { type: 'validated', success: true, errors: [] },
  'the order is not valid': { type: 'validated', success: false, errors: ['No.'] },
  'nobody knows whether it is valid': { type: 'not-validated' },
  'a dialog opens': { type: 'dialog', dialog: 'timing' },
  'the method is filled in': { type: 'pay-ready', ready: true },
  'pay is pressed': { type: 'payment', event: { type: 'pressed', attempt: 'a' } },
  'it is paid': { type: 'payment', event: { type: 'paid', url: '' } },
} satisfies Record<string, CheckoutEvent>

type State = keyof typeof states
type What = keyof typeof events
type Row = Partial<Record<What, object>>

/** Events that change the order, the steps and the draft in every state. */
const always: Row = {
  'Continue is held up': { notice: 'completeField', blockedCount: 1 },
  'the order comes': { order: { total: 90 }, problems: [refused], blockedCount: 1 },
  'the quote fails': { quoting: { at: 'failed' } },
  'a dialog opens': { dialog: 'timing' },
  'the method is filled in': { payReady: true },
}
/** While a payment runs, its message explains why Continue is blocked. */
const whilePaying: Row = { ...always, 'Continue is held up': { blockedCount: 1 } }
const paid: Row = { 'it is paid': { payment: { at: 'paid', url: '' } } }
const free: Row = {
  ...always,
  ...paid,
  'leaves a field': { touched: ['email'] },
  'says who told them': { referral: { source: 'friend' } },
  'a quote is asked for': { quoting: { at: 'waiting' }, quotedFor: 'h' },
}
/** Nothing is filled in: no other step can open. */
const first: Row = {
  ...free,
  'a quote is asked for': { quoting: { at: 'waiting' }, quotedFor: 'h', quotedEarly: true },
  'types an e-mail': { draft: { email: 'bob@example.com' } },
  'chooses membership': { draft: { membership: 1 } },
  'types a city': { draft: { delivery: { city: 'Elko' } } },
  'bills elsewhere': { draft: { copyAddress: false } },
}
/** All is filled in: a change opens its step again, and ends what was pending at a later one. */
const later = (over: object): Row => ({
  ...free,
  'types an e-mail': { draft: { email: 'bob@example.com' }, open: 'account', ...over },
  'chooses membership': { draft: { membership: 1 }, open: 'membership', ...over },
  'types a city': { draft: { delivery: { city: 'Elko' } }, open: 'address', ...over },
  'bills elsewhere': { draft: { copyAddress: false }, open: 'address', ...over },
  'goes to the account': { open: 'account', ...over },
})
const atAddress = (over: object): Row => ({
  ...later(over),
  'types a city': { draft: { delivery: { city: 'Elko' } }, ...over },
  'bills elsewhere': { draft: { copyAddress: false }, ...over },
  'presses Continue': { continuing: true },
})
const atPayment = later({ payment: { at: 'choosing' } })

/** What each event changes in each state; an event that is not in a row changes nothing. */
const leads: Readonly<Record<State, Row>> = {
  'at the account': { ...first, 'presses Continue': { continuing: true } },
  'at the account, working': {
    ...first,
    ...working({ ...always, ...paid }, ['Continue is held up', 'the order comes', 'the quote fails', 'it is paid']),
    'goes back to the e-mail': { continuing: false },
    'the account is known': {
      continuing: false,
      account: { at: 'login' },
      blockedCount: 1,
      found: 'new',
      draft: { membership: 1 },
    },
    'the account is taken': { continuing: false, notice: 'notSaved', blockedCount: 1 },
  },
  'asked to log in': {
    ...first,
    'types an e-mail': { draft: { email: 'bob@example.com' }, account: { at: 'asking' } },
    'presses Continue': { continuing: true },
    'goes back to the e-mail': { account: { at: 'asking' } },
  },
  'with no quote': {
    ...atAddress({}),
    'goes to payment': { validating: true },
    'asks for the quote again': { quoting: { at: 'idle' }, quotedFor: null },
    'the order comes': { ...always['the order comes'], quoting: { at: 'idle' } },
    'the quote fails': {},
  },
  'at the address, validating': {
    ...atAddress({ validating: false }),
    'the order is valid': { open: 'payment', validating: false },
    'the order is not valid': { problems: [{ field: 'order', message: 'No.' }], validating: false, blockedCount: 1 },
    'nobody knows whether it is valid': { validating: false, notice: 'notChecked', blockedCount: 1 },
  },
  'at payment': {
    ...atPayment,
    'the method is filled in': {},
    'pay is pressed': { payment: { at: 'verifying', attempt: 'a' }, picked: 'stripe' },
  },
  'at payment, not filled in': atPayment,
  confirming: { ...whilePaying, ...paid },
  paid: whilePaying,
}

/** The same state with Continue pending; these events end it. */
function working(row: Row, ending: readonly What[]): Row {
  return Object.fromEntries(ending.map((what) => [what, { ...row[what], continuing: false }]))
}

/** Sets as arrays, and undefined as null. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, part) => (part instanceof Set ? [...part] : (part ?? null))))

/** The differences between plain values, down to single fields. */
function changes(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before ?? null) === JSON.stringify(after)) return undefined
  if (!isParted(before) || !isParted(after)) return after
  return Object.fromEntries(Object.keys(after).map((part) => [part, changes(before[part], after[part])]))
}

const isParted = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const names = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]
const cells = names(states).flatMap((state) => names(events).map((event) => [state, event] as const))

describe('the checkout state machine', () => {
  it.each(cells)('CHK-01 CHK-02 PAY-01 %s: %s', (from, what) => {
    const state: CheckoutState = states[from]
    const event: CheckoutEvent = events[what]
    const given = event.type === 'order' ? { ...event, order: { ...state.order, total: 90 } } : event
    const after = next(state, given, settings)
    expect(changes(plain(state), plain(after)) ?? {}).toEqual(leads[from][what] ?? {})
  })
})
