/** The checkout model: holds the state and connects the models of the account, quotes, payment, timing, history and tabs. */
import { createStore } from '../../core/base/state/create-store'
import { createAccountModel } from './account/account.model'
import { createQuoteModel } from './address/address-quote.model'
import { next } from './checkout.machine'
import type { CheckoutContext, CheckoutDeps, CheckoutModel } from './checkout.types'
import type { CheckoutEvent, CheckoutState } from './checkout-state.types'
import { isSessionOver } from './dialogs/dialogs-session.rules'
import { createDraftModel } from './draft/draft.model'
import { initialState } from './draft/draft-initial.machine'
import { createFactsModel } from './facts/facts.model'
import { createMissingModel } from './facts/facts-missing.model'
import { createNavigationModel } from './navigation/navigation.model'
import { createContinueModel } from './navigation/navigation-continue.model'
import { createHistoryModel } from './navigation/navigation-history.model'
import { createOrderModel } from './order/order.model'
import { isClosed } from './payment/payment.machine'
import { createPaymentModel } from './payment/payment.model'
import { isFree } from './payment/payment-idle.machine'
import { createTabsModel } from './tabs/tabs.model'
import { createTimingModel } from './timing/timing.model'

/** @see CheckoutDeps */
export function createCheckoutModel(given: CheckoutDeps): CheckoutModel {
  const { settings } = given
  const deps = { ...given, report }
  const draftModel = createDraftModel(deps.order.id, deps)
  const store = createStore(initialState(deps.order, deps.problems, settings, draftModel.resumed))
  let stopped = false

  function dispatch(event: CheckoutEvent): boolean {
    const before = store.get()
    const after = next(before, event, settings)
    if (stopped || after === before) return false
    store.set(after)
    follow(before, event.type)
    return true
  }

  /** Reports a failure. If the session has expired, also opens the dialog that says so: a retry cannot succeed. */
  function report(failure: unknown): void {
    given.report(failure)
    if (isSessionOver(failure) && !isClosed(store.get().payment)) dispatch({ type: 'dialog', dialog: 'expired' })
  }

  let savedReferral = store.get().referral
  const notifyTabs = () => deps.tabs.post({ order: deps.order.id, attempt: '', at: 'changed' })
  const orders = createOrderModel({ ...deps, get: store.get, dispatch, notifyTabs })
  const context: CheckoutContext = { ...deps, ...orders, get: store.get, dispatch }
  const account = createAccountModel(context)
  const quotes = createQuoteModel(context)
  const timing = createTimingModel(context)
  const reportMissing = createMissingModel(deps)
  const payment = createPaymentModel({
    ...deps,
    forMethods: { ...deps.forMethods, reportMissing },
    get: store.get,
    dispatch,
    onReady: (ready) => void dispatch({ type: 'pay-ready', ready }),
    enqueue: orders.enqueue,
    readOrder: orders.read,
    toAddress() {
      dispatch({ type: 'title', step: 'address' })
      dispatch({ type: 'blocked', notice: 'missingBilling' })
    },
  })
  const work = createContinueModel(context, account, quotes)
  const navigation = createNavigationModel(context, work)
  const publishChanges = createFactsModel({ ...deps, reportMissing })
  const steps = createHistoryModel({ get: store.get, dispatch, places: deps.places })

  /** Runs after each state change. Facts are published first: `react` may dispatch again. */
  function follow(before: CheckoutState, type: CheckoutEvent['type']): void {
    const after = store.get()
    steps.follow(type)
    draftModel.save(after)
    publishChanges(before, after)
    react(before)
  }

  function react(before: Pick<CheckoutState, 'validating' | 'payment'>): void {
    const after = store.get()
    payment.follow(before.payment)
    quotes.follow()
    timing.follow()
    if (after.validating && !before.validating) orders.validate()
    if (before.validating && !after.validating) orders.stopValidating()
    const now = store.get()
    if (now.open === 'payment' && isFree(now.payment)) chooseFirst(now)
  }

  /** Selects the saved payment method, or the first one that the order offers. */
  function chooseFirst({ order }: CheckoutState): void {
    const methods = deps.methodsOf(order)
    const first = methods.find((method) => method === draftModel.method) ?? methods[0]
    // An order without products needs no provider.
    if (first && order.lines.length > 0) payment.choose(first)
  }

  const tabs = createTabsModel({ get: store.get, read: orders.read, payment })

  // The initial state publishes no facts, but has effects.
  draftModel.save(store.get())
  react({ validating: false, payment: { at: 'choosing' } })
  if (deps.attempt) payment.resume(deps.attempt)

  return {
    ...deps.page,
    settings,
    loggedIn: deps.loggedIn,
    methodsOf: deps.methodsOf,
    report,
    reportMissing,
    get: store.get,
    subscribe: store.subscribe,
    typeEmail: (email) => void dispatch({ type: 'typed-email', email }),
    withoutLogin() {
      if (store.get().account.at === 'login' && dispatch({ type: 'continue' })) account.withoutLogin()
    },
    backToEmail: () => void dispatch({ type: 'back-to-email' }),
    chooseMembership: (membership) => void dispatch({ type: 'chose-membership', membership }),
    type: (pane, fields) => void dispatch({ type: 'typed', pane, fields }),
    touch: (field) => void dispatch({ type: 'touched', fields: [field] }),
    copyAddress: (copyAddress) => void dispatch({ type: 'copied', copyAddress }),
    async chooseQuote(quote) {
      await quotes.settled()
      return orders.change({ quote })
    },
    quoteAgain: quotes.again,
    pickProtection: (protection) => orders.change({ protection }),
    payByCredit: (credit) => orders.change({ credit }),
    setCoupon: (coupon) => orders.change({ coupon }),
    refer: (referral) => void dispatch({ type: 'referred', referral }),
    saveReferral() {
      const { referral } = store.get()
      if (referral === savedReferral) return
      savedReferral = referral
      orders.refer(referral)
    },
    ...navigation,
    dismiss: (problem) => void dispatch({ type: 'dismissed', problem }),
    open: (dialog) => void dispatch({ type: 'dialog', dialog }),
    close: () => void dispatch({ type: 'dialog', dialog: undefined }),
    failDialog: () => void dispatch({ type: 'unopened' }),
    goToCart: () => deps.goTo(deps.page.cartUrl),
    onLoggedIn() {
      // The URL stays the same, so does the history entry: it still holds the step from before the login.
      deps.places.replace({ order: '', step: 'account' })
      deps.goTo(deps.page.checkoutUrl)
    },
    async renewOrder() {
      if (!(await orders.read())) return
      timing.restart()
      dispatch({ type: 'dialog', dialog: undefined })
    },
    payment: {
      ...payment,
      choose(method, picked) {
        draftModel.method = method
        payment.choose(method, picked)
      },
    },
    receive: tabs.receive,
    stop() {
      stopped = true
      tabs.stop()
      steps.stop()
      quotes.stop()
      payment.stop()
      timing.stop()
    },
  }
}
