/** The checkout as a whole: its state, what each step's Continue asks for, and who is told. Paying, quotes and the account are parts. */
import type { Order } from '../../core/contract/order'
import type { OrderProblem } from '../../core/contract/problem'
import type { FactName, Facts } from '../../core/facts'
import { createStore, type Store } from '../../core/state/create-store'
import { createAccount } from './account/account.model'
import { createQuoting } from './address/address-quote.model'
import { type CheckoutEvent, type CheckoutState, type DialogName, next, type Referral } from './checkout.machine'
import type { AddressField, PaneName, Terms } from './checkout.rules'
import type { KeptAttempt } from './checkout-attempt.model'
import { begin } from './checkout-begin.machine'
import { createContinueWork } from './checkout-continue.model'
import { createKeeping, type TabDeps } from './checkout-draft.model'
import { tellChanges } from './checkout-facts.model'
import { createGoing, type Going } from './checkout-going.model'
import { createStepHistory } from './checkout-history.model'
import { createOrderCalls, type OrderCalls } from './checkout-order.model'
import type { CheckoutPage } from './checkout-page.model'
import { isSessionOver } from './checkout-session.rules'
import { createExpiry } from './expiry/expiry.model'
import { isClosed, type MethodName } from './payment/payment.machine'
import { createPayment, type Payment, type PaymentDeps } from './payment/payment.model'
import type { PaymentNews } from './payment/payment-news.rules'
import { isFree } from './payment/payment-rest.machine'

/** What the checkout needs from the page. */
export interface CheckoutDeps
  extends TabDeps,
    Pick<PaymentDeps, 'call' | 'operationId' | 'loadMethod' | 'tabs' | 'attempts' | 'goTo'> {
  readonly order: Order
  /** What the server refused of a form that was sent before this page. */
  readonly problems: readonly OrderProblem[]
  readonly terms: Terms
  readonly loggedIn: boolean
  /** An attempt at this order that was under way when its page was left. */
  readonly attempt: KeptAttempt | undefined
  readonly forMethods: PaymentDeps['forMethods']
  /** The ways to pay that an order has and that we know, in its order. */
  methodsOf(order: Order): readonly MethodName[]
  readonly words: CheckoutPage
  tell<F extends FactName>(fact: F, payload: Facts[F]): void
  report(failure: unknown): void
}

/** The checkout as its parts see it. */
export interface Desk
  extends Pick<CheckoutDeps, 'call' | 'operationId' | 'terms' | 'report' | 'loggedIn'>,
    Pick<OrderCalls, 'change' | 'join' | 'settled' | 'inTurn'> {
  get(): CheckoutState
  /** Takes an event; true when it led somewhere. */
  take(event: CheckoutEvent): boolean
}

/** What the views can ask of the checkout. */
export interface CheckoutModel
  extends Pick<Store<CheckoutState>, 'get' | 'subscribe'>,
    Pick<CheckoutDeps, 'terms' | 'loggedIn' | 'methodsOf'>,
    CheckoutPage,
    Going {
  typeEmail(email: string): void
  withoutLogin(): void
  backToEmail(): void
  chooseMembership(membership: 0 | 1): void
  type(pane: PaneName, fields: Partial<Record<AddressField, string | number>>): void
  /** A field was left: its mistakes may be told. */
  leave(field: string): void
  copyAddress(copy: boolean): void
  chooseQuote(id: string): Promise<boolean>
  quoteAgain(): void
  pickProtection(term: number): Promise<boolean>
  payByCredit(use: boolean): Promise<boolean>
  /** Applies a coupon; an empty one takes the coupon off. */
  setCoupon(code: string): Promise<boolean>
  refer(referral: Partial<Referral>): void
  /** Tells the server what was said of it, where that is new: not every way to pay tells it at the end. */
  keepReferral(): void
  dismiss(problem: OrderProblem): void
  open(dialog: DialogName): void
  close(): void
  /** The code of the dialog did not come. */
  failToOpen(): void
  leaveForCart(): void
  /** The visitor has logged in: the page is another one. */
  loggedInNow(): void
  /** The order is kept for longer. */
  keepOrder(): Promise<void>
  readonly payment: Pick<Payment, 'setRoom' | 'choose' | 'pay' | 'ask' | 'takeOver'>
  /** Another tab has told something. */
  heard(news: PaymentNews): void
  stop(): void
}

/** @see CheckoutDeps */
export function createCheckoutModel(given: CheckoutDeps): CheckoutModel {
  const { terms } = given
  const deps = { ...given, report }
  const keeping = createKeeping(deps.order.id, deps)
  const store = createStore(begin(deps.order, deps.problems, terms, keeping.resumed))
  let stopped = false

  function take(event: CheckoutEvent): boolean {
    const before = store.get()
    const after = next(before, event, terms)
    if (stopped || after === before) return false
    store.set(after)
    follow(before, event.type)
    return true
  }

  /** Where the session is over the server knows the order no more: nothing is to be had by trying again. */
  function report(failure: unknown): void {
    given.report(failure)
    if (isSessionOver(failure) && !isClosed(store.get().payment)) take({ type: 'dialog', dialog: 'expired' })
  }

  let referred = store.get().referral
  const orders = createOrderCalls({ ...deps, get: store.get, take })
  const desk: Desk = { ...deps, ...orders, get: store.get, take }
  const account = createAccount(desk)
  const quoting = createQuoting(desk)
  const expiry = createExpiry(desk)
  const payment = createPayment({
    ...deps,
    get: store.get,
    take,
    onReady: (ready) => void take({ type: 'pay-ready', ready }),
    inTurn: orders.inTurn,
    readOrder: orders.read,
    toAddress() {
      take({ type: 'title', step: 'address' })
      take({ type: 'held-up', notice: 'missingBilling' })
    },
  })
  const work = createContinueWork(desk, account, quoting)
  const going = createGoing(desk, work)
  const steps = createStepHistory({ get: store.get, take, places: deps.places })

  /** What follows may lead further: so those who are told are told first, and what is chosen by itself comes last. */
  function follow(before: CheckoutState, type: CheckoutEvent['type']): void {
    const after = store.get()
    steps.follow(type)
    keeping.keep(after)
    tellChanges(deps, before, after)
    react(before)
  }

  function react(before: Pick<CheckoutState, 'validating' | 'payment'>): void {
    const after = store.get()
    payment.follow(before.payment)
    quoting.follow()
    expiry.follow()
    if (after.validating && !before.validating) orders.validate()
    if (before.validating && !after.validating) orders.stopValidating()
    const now = store.get()
    if (now.open === 'payment' && isFree(now.payment)) chooseFirst(now)
  }

  /** The way to pay that was chosen before, or the first that this order has, is chosen by itself. */
  function chooseFirst({ order }: CheckoutState): void {
    const methods = deps.methodsOf(order)
    const first = methods.find((method) => method === keeping.method) ?? methods[0]
    if (first) payment.choose(first)
  }

  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    payment.returned()
    orders.read()
  }
  // Who comes to this tab sees what has come of another one's payment meanwhile, and what the order asks for now.
  const onSeen = () => {
    if (document.hidden || store.get().open !== 'payment') return
    payment.ask()
    if (!isClosed(store.get().payment)) orders.read()
  }
  addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onSeen)

  // What the order begins with is no news to the page, but there is something to be done about it.
  keeping.keep(store.get())
  react({ validating: false, payment: { at: 'choosing' } })
  if (deps.attempt) payment.resume(deps.attempt)

  return {
    ...deps.words,
    terms,
    loggedIn: deps.loggedIn,
    methodsOf: deps.methodsOf,
    report,
    get: store.get,
    subscribe: store.subscribe,
    typeEmail: (email) => void take({ type: 'typed-email', email }),
    withoutLogin() {
      if (store.get().account.at === 'login' && take({ type: 'continue' })) account.withoutLogin()
    },
    backToEmail: () => void take({ type: 'back-to-email' }),
    chooseMembership: (membership) => void take({ type: 'chose-membership', membership }),
    type: (pane, fields) => void take({ type: 'typed', pane, fields }),
    leave: (field) => void take({ type: 'told', fields: [field] }),
    copyAddress: (copyAddress) => void take({ type: 'copied', copyAddress }),
    async chooseQuote(quote) {
      await quoting.settled()
      return orders.change({ quote })
    },
    quoteAgain: quoting.again,
    pickProtection: (protection) => orders.change({ protection }),
    payByCredit: (credit) => orders.change({ credit }),
    setCoupon: (coupon) => orders.change({ coupon }),
    refer: (referral) => void take({ type: 'referred', referral }),
    keepReferral() {
      const { referral } = store.get()
      if (referral === referred) return
      referred = referral
      orders.refer(referral)
    },
    ...going,
    dismiss: (problem) => void take({ type: 'dismissed', problem }),
    open: (dialog) => void take({ type: 'dialog', dialog }),
    close: () => void take({ type: 'dialog', dialog: undefined }),
    failToOpen: () => void take({ type: 'unopened' }),
    leaveForCart: () => deps.goTo(deps.words.cartUrl),
    loggedInNow() {
      // The same address is the same entry: it holds the step of before the login.
      deps.places.replace({ order: '', step: 'account' })
      deps.goTo(deps.words.checkoutUrl)
    },
    async keepOrder() {
      if (await orders.read()) take({ type: 'dialog', dialog: undefined })
    },
    payment: {
      ...payment,
      choose(method, picked) {
        keeping.method = method
        payment.choose(method, picked)
      },
    },
    heard: payment.heard,
    stop() {
      stopped = true
      removeEventListener('pageshow', onReturn)
      steps.stop()
      document.removeEventListener('visibilitychange', onSeen)
      quoting.stop()
      payment.stop()
      expiry.stop()
    },
  }
}
