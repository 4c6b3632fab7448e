/** The checkout as a whole: its state, what each step's Continue asks for, and who is told. Paying, quotes and the account are parts. */
import { membershipValidate } from '../../core/contract/account'
import {
  type Order,
  type OrderChange,
  type OrderProblem,
  orderChange,
  orderRead,
  orderValidate,
} from '../../core/contract/order'
import type { Language } from '../../core/domain/countries'
import type { FactName, Facts } from '../../core/facts'
import { createStore, type Store } from '../../core/state/create-store'
import { type AccountModel, createAccount } from './account/account.model'
import { createQuoting, type Quoting } from './address/quote.model'
import { begin, type CheckoutEvent, type CheckoutState, type DialogName, next, type Referral } from './checkout.machine'
import {
  type AddressField,
  isAddressRight,
  needsQuote,
  numberOf,
  type PaneName,
  panesOf,
  type StepName,
  type Terms,
} from './checkout.rules'
import { createExpiry, type Expiry } from './expiry/expiry.model'
import type { MethodName } from './payment/payment.machine'
import { createPayment, type Payment, type PaymentDeps } from './payment/payment.model'

/** What the checkout needs from the page. */
export interface CheckoutDeps
  extends Pick<PaymentDeps, 'call' | 'operationId' | 'loadMethod' | 'tabs' | 'keepAttempt' | 'goTo'> {
  readonly order: Order
  /** What the server refused of a form that was sent before this page. */
  readonly problems: readonly OrderProblem[]
  readonly terms: Terms
  readonly loggedIn: boolean
  /** An attempt at this order that was under way when its page was closed. */
  readonly attempt: string | undefined
  readonly forMethods: PaymentDeps['forMethods']
  /** The ways to pay that an order has and that we know, in its order. */
  methodsOf(order: Order): readonly MethodName[]
  readonly words: CheckoutWords
  tell<F extends FactName>(fact: F, payload: Facts[F]): void
  report(failure: unknown): void
}

/** What the views need of the page, besides what is told. */
export interface CheckoutWords {
  readonly language: Language
  /** An amount of the order's currency, in words: cents where it has some. */
  money(amount: number): string
  /** Where the server's login form is posted to, so that it comes back here. */
  readonly loginUrl: string
  /** Where the shop can be reached. */
  readonly contactUrl: string
  readonly cartUrl: string
  /** The states and provinces of a country, by its ISO number. */
  zonesOf(country: number): readonly Zone[]
  /** What a shopper can say of how they heard about the shop. */
  readonly referrals: readonly { readonly id: string; readonly name: string }[]
  /** The server's form for a forgotten password, safe to show. */
  readForgot(email: string): Promise<DocumentFragment>
  /** What the protection covers, safe to show. */
  readProtection(): Promise<DocumentFragment>
  safeUrl(url: string): string | undefined
  today(): Date
  report(failure: unknown): void
}

/** A state or province. */
export interface Zone {
  readonly id: number
  readonly name: string
}

/** The checkout as its parts see it. */
export interface Desk extends Pick<CheckoutDeps, 'call' | 'operationId' | 'terms' | 'report' | 'loggedIn'> {
  get(): CheckoutState
  /** Takes an event; true when it led somewhere. */
  take(event: CheckoutEvent): boolean
  /** Changes the order on the server, after what was changed before. Resolves with whether the server took it. */
  change(change: OrderChange): Promise<boolean>
  /** Tells the page that something is still to be filled in. */
  fail(field: string): void
}

/** What the views can ask of the checkout. */
export interface CheckoutModel
  extends Pick<Store<CheckoutState>, 'get' | 'subscribe'>,
    Pick<CheckoutDeps, 'terms' | 'loggedIn'>,
    CheckoutWords {
  typeEmail(email: string): void
  withoutLogin(): void
  backToEmail(): void
  chooseMembership(membership: 0 | 1): void
  type(pane: PaneName, fields: Partial<Record<AddressField, string | number>>): void
  /** A field was left: its mistakes may be told. */
  leave(field: string): void
  copyAddress(copy: boolean): void
  chooseQuote(id: string): Promise<void>
  quoteAgain(): void
  pickProtection(term: number): Promise<void>
  useCredit(use: boolean): Promise<void>
  /** Applies a coupon; an empty one takes the coupon off. */
  setCoupon(code: string): Promise<boolean>
  refer(referral: Partial<Referral>): void
  goTo(step: StepName): void
  /** The open step's Continue. */
  proceed(): Promise<void>
  dismiss(problem: OrderProblem): void
  open(dialog: DialogName): void
  close(): void
  /** The order is kept for longer. */
  keepOrder(): Promise<void>
  /** Whether what the chosen way to pay asks for is filled in. */
  readonly payReady: Pick<Store<boolean>, 'get' | 'subscribe'>
  readonly payment: Pick<Payment, 'setRoom' | 'choose' | 'pay' | 'ask'>
  stop(): void
}

/** @see CheckoutDeps */
export function createCheckoutModel(deps: CheckoutDeps): CheckoutModel {
  const { terms, call, operationId, report } = deps
  const store = createStore(begin(deps.order, deps.problems, terms))
  const payReady = createStore(false)
  let turn: Promise<unknown> = Promise.resolve()
  let validating = false
  let stopped = false
  let parts: { quoting: Quoting; payment: Payment; expiry: Expiry } | undefined

  function take(event: CheckoutEvent): boolean {
    const before = store.get()
    const after = next(before, event, terms)
    if (stopped || after === before) return false
    store.set(after)
    follow(before, after)
    return true
  }

  /** What follows may lead further: so those who are told are told first, and what is chosen by itself comes last. */
  function follow(before: CheckoutState, after: CheckoutState): void {
    tellAdvance(before, after)
    parts?.payment.follow(before.payment)
    parts?.quoting.follow()
    parts?.expiry.follow()
    if (after.validating) validate()
    if (after.open === 'payment' && after.payment.at === 'choosing' && !after.payment.problem) chooseFirst(after)
  }

  function tellAdvance(before: CheckoutState, after: CheckoutState): void {
    const { order, open, payment } = after
    if (open !== before.open)
      deps.tell('checkout:advanced', {
        step: open,
        number: numberOf(open),
        order: order.id,
        total: order.total,
        currency: order.currency,
      })
    if (
      order.due !== before.order.due ||
      ('method' in payment && payment.method) !== ('method' in before.payment && before.payment.method)
    )
      deps.tell('payment:changed', {
        method: 'method' in payment ? payment.method : undefined,
        due: order.due,
        currency: order.currency,
      })
    if (order.coupon?.code !== before.order.coupon?.code)
      deps.tell('coupon:changed', {
        op: order.coupon ? 'add' : 'remove',
        coupon: order.coupon?.code ?? before.order.coupon?.code ?? '',
        total: order.total,
      })
    if (order.quote !== before.order.quote) deps.tell('quote:changed', { total: order.total })
    if (payment.at === 'paid' && before.payment.at !== 'paid')
      deps.tell('order:placed', { id: order.id, total: order.total, currency: order.currency })
  }

  /** The first way to pay that this order has is chosen by itself. */
  function chooseFirst({ order }: CheckoutState): void {
    const [first] = deps.methodsOf(order)
    if (first) parts?.payment.choose(first)
  }

  async function validate(): Promise<void> {
    if (validating) return
    validating = true
    try {
      const { success, errors } = await call(orderValidate, { order: store.get().order.id })
      validating = false
      take({ type: 'validated', errors: success ? [] : errors })
    } catch (failure) {
      validating = false
      report(failure)
      take({ type: 'not-validated' })
    }
  }

  /** What changes the order goes one after the other: an answer is never older than what stands. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = turn.then(run)
    turn = done.catch(() => {})
    return done
  }

  const change = (wanted: OrderChange): Promise<boolean> =>
    inTurn(async () => {
      try {
        const answer = await call(orderChange, { order: store.get().order.id, operation: operationId(), ...wanted })
        take({ type: 'order', ...answer })
        return answer.errors.length === 0
      } catch (failure) {
        report(failure)
        take({ type: 'held-up', notice: 'notSaved' })
        return false
      }
    })

  async function read(): Promise<boolean> {
    return inTurn(async () => {
      try {
        take({ type: 'order', ...(await call(orderRead, { order: store.get().order.id })) })
        return true
      } catch (failure) {
        report(failure)
        return false
      }
    })
  }

  function fail(field: string): void {
    deps.tell('checkout:failed', { message: 'Please complete this field', field })
  }

  const desk: Desk = { ...deps, get: store.get, take, change, fail }
  const account: AccountModel = createAccount(desk)
  const quoting = createQuoting(desk)
  const payment = createPayment({
    ...deps,
    get: store.get,
    take,
    onReady: payReady.set,
    toAddress: () => void take({ type: 'title', step: 'address' }),
  })
  const expiry = createExpiry(desk)
  parts = { quoting, payment, expiry }

  /** What Continue asks for, step by step. */
  const work: Readonly<Record<StepName, () => Promise<void>>> = {
    account: account.proceed,
    async membership() {
      const { membership } = store.get().draft
      if (membership === undefined) return hold('completeField', 'membership')
      try {
        await call(membershipValidate, { value: membership, operation: operationId() })
      } catch (failure) {
        report(failure)
        return void take({ type: 'held-up', notice: 'notSaved' })
      }
      take((await read()) ? { type: 'continued' } : { type: 'held-up', notice: 'notSaved' })
    },
    async address() {
      const state = store.get()
      take({ type: 'told', fields: panesOf(state.draft) })
      if (!isAddressRight(state.draft, terms)) return hold('completeDetails', 'address')
      if (!(await quoting.settle())) return hold(undefined, 'address')
      const { order } = store.get()
      if (needsQuote(order) && !order.quotes.some(({ id }) => id === order.quote)) return hold('quoteRequired', 'quote')
      take({ type: 'continued' })
    },
    async protection() {
      if (typeof store.get().order.protection?.term !== 'number') return hold('protectionRequired', 'protection')
      take({ type: 'continued' })
    },
    payment: async () => {},
  }

  function hold(notice: CheckoutState['notice'], field: string): void {
    fail(field)
    take({ type: 'held-up', notice })
  }

  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    payment.returned()
    read()
  }
  addEventListener('pageshow', onReturn)

  if (deps.attempt !== undefined) take({ type: 'payment', event: { type: 'paying-elsewhere', attempt: deps.attempt } })
  follow(store.get(), store.get())

  return {
    ...deps.words,
    terms,
    loggedIn: deps.loggedIn,
    get: store.get,
    subscribe: store.subscribe,
    typeEmail: (email) => void take({ type: 'typed-email', email }),
    withoutLogin() {
      take({ type: 'continue' })
      account.withoutLogin()
    },
    backToEmail: () => void take({ type: 'back-to-email' }),
    chooseMembership: (membership) => void take({ type: 'chose-membership', membership }),
    type: (pane, fields) => void take({ type: 'typed', pane, fields }),
    leave: (field) => void take({ type: 'told', fields: [field] }),
    copyAddress: (copyAddress) => void take({ type: 'copied', copyAddress }),
    chooseQuote: async (quote) => void (await change({ quote })),
    quoteAgain: quoting.again,
    pickProtection: async (protection) => void (await change({ protection })),
    useCredit: async (credit) => void (await change({ credit })),
    setCoupon: (coupon) => change({ coupon }),
    refer: (referral) => void take({ type: 'referred', referral }),
    goTo: (step) => void take({ type: 'title', step }),
    async proceed() {
      if (take({ type: 'continue' })) await work[store.get().open]()
    },
    dismiss: (problem) => void take({ type: 'dismissed', problem }),
    open: (dialog) => void take({ type: 'dialog', dialog }),
    close: () => void take({ type: 'dialog', dialog: undefined }),
    async keepOrder() {
      if (await read()) take({ type: 'dialog', dialog: undefined })
    },
    payReady,
    payment,
    stop() {
      stopped = true
      removeEventListener('pageshow', onReturn)
      quoting.stop()
      payment.stop()
      expiry.stop()
    },
  }
}
