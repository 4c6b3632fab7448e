/**
 * The payment model. A method is prepared for the amount shown and used for one attempt; the server's status is polled
 * until the outcome is known. Transitions are in `payment.machine` (STRIPE-02, KLARNA-01, AFFIRM-01, PAY-03, CHK-08).
 */

import type { Tabs } from '../../../core/base/bus/tab-channel'
import { has } from '../../../core/base/input/own'
import type { Call } from '../../../core/base/net/http'
import type { RoveError } from '../../../core/base/report/errors'
import type { CheckoutEvent, CheckoutState } from '../checkout-state.types'
import type { MethodDeps, Outcome, PreparedMethod, PrepareMethod, Unusable } from '../methods/methods.types'
import type { TabMessage } from '../tabs/tabs-message.rules'
import { isPaying, shownOf } from './payment.machine'
import type { Attempting, MethodName, PaymentEvent, PaymentState } from './payment.types'
import { createCheckingModel } from './payment-checking.model'
import { completePayment } from './payment-complete.calls'
import { providerTimeoutMs } from './payment-delays.rules'
import { createPrepareModel } from './payment-prepare.model'
import type { AttemptsModel, SavedAttempt } from './payment-saved-attempt.model'
import { createPaymentTabsModel } from './payment-tabs.model'
import { verifyPayment } from './payment-verify.calls'

/** What the payment model needs from the checkout and the page. */
export interface PaymentDeps {
  get(): CheckoutState
  dispatch(event: CheckoutEvent): boolean
  readonly call: Call
  readonly operationId: () => string
  /** Loads the code of a method. Rejects if that fails. */
  loadMethod(name: MethodName): Promise<PrepareMethod>
  /** Dependencies of the methods, besides those that this model provides. */
  readonly forMethods: Omit<MethodDeps, 'order' | 'pageId' | 'container' | 'signal' | 'onReady' | 'report'>
  readonly tabs: Pick<Tabs<TabMessage>, 'post'>
  /** Stores the ids of running attempts, so that they survive a closed page. */
  readonly attempts: Pick<AttemptsModel, 'save' | 'markLeft' | 'forget'>
  /** Navigates to another page. */
  goTo(url: string): void
  /** Called when the method's form becomes complete or incomplete. */
  onReady(ready: boolean): void
  /** Runs after all queued order calls, so that the order does not change meanwhile. */
  enqueue<T>(run: () => Promise<T>): Promise<T>
  /** Reads the current order. Resolves with whether that succeeded. */
  readOrder(): Promise<boolean>
  /** Opens the address step: the address is missing. */
  toAddress(): void
  report(failure: unknown): void
}

/** What the checkout uses of the payment model. */
export interface PaymentModel {
  /** Sets the node that a method may fill; `null` when it leaves the page. */
  setContainer(container: HTMLElement | null): void
  /** @param picked chosen by the visitor, not preselected */
  choose(method: MethodName, picked?: boolean): void
  pay(): void
  /** Requests the status of the attempt now, or of an attempt of another tab. */
  requestStatus(): void
  /** Requests that the running attempt is stopped, so that the visitor can pay here. */
  takeOver(): void
  /** Resumes an attempt whose page was left while it was running. */
  resume(attempt: SavedAttempt): void
  /** The page was restored from the back-forward cache. */
  returned(): void
  /** Handles a message of another tab about this order. */
  receive(message: TabMessage): void
  /** Called after each change of the checkout's state. */
  follow(before: PaymentState): void
  stop(): void
}

/** @see PaymentDeps */
export function createPaymentModel(deps: PaymentDeps): PaymentModel {
  const { get, call, report } = deps
  let latestTimer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const dispatch = (event: PaymentEvent) => deps.dispatch({ type: 'payment', event })
  const now = () => get().payment
  const order = () => get().order.id
  const checking = createCheckingModel({ order, now, dispatch, call, report })
  const requestStatus = () => void checking.requestStatus()
  const tabs = createPaymentTabsModel({ order, now, dispatch, requestStatus, tabs: deps.tabs })
  const preparing = createPrepareModel({
    ...deps,
    order: () => get().order,
    now,
    forMethods: { ...deps.forMethods, pageId: deps.operationId() },
    onPrepared: (amount) => dispatch({ type: 'prepared', amount }),
    onUnusable(why) {
      refuse(why)
      // The order may be paid already, or another tab may be paying.
      checking.requestStatus()
    },
  })

  function refuse({ problem, at }: Unusable): void {
    dispatch({ type: 'unusable', problem })
    if (at === 'address') deps.toAddress()
  }

  async function verify({ attempt }: Attempting<'verifying'>): Promise<void> {
    // The order shown at the press: a change that arrives while this is queued counts as a change.
    const shown = get().order
    try {
      const verification = await deps.enqueue(() => verifyPayment(call, shown, attempt, preparing.current()))
      if (typeof verification === 'number') dispatch({ type: 'verified', attempt, amount: verification })
      else if (has(verification, 'errors')) deps.dispatch({ type: 'invalid', attempt, errors: verification.errors })
      else if (has(verification, 'changed')) {
        deps.dispatch({ type: 'order', ...verification.changed })
        dispatch({ type: 'changed', attempt, due: get().order.due })
      } else refuse(verification)
    } catch (failure) {
      const { code } = Object(failure) as Partial<RoveError>
      // Another attempt is running; the status request will tell which.
      if (code === 'status-409') dispatch({ type: 'under-way', attempt: '', standing: 'unknown' })
      else if (code === 'status-412' && (await deps.readOrder()))
        dispatch({ type: 'changed', attempt, due: get().order.due })
      else if (dispatch({ type: 'unknown', attempt, problem: code === 'not-sent' ? { code: 'offline' } : undefined }))
        report(failure)
    }
  }

  async function confirm({ attempt, due }: Attempting<'confirming'>): Promise<void> {
    const method = preparing.current() as PreparedMethod
    let providerTimer: typeof latestTimer
    if (!method.elsewhere) {
      deps.attempts.save({ order: order(), attempt })
      tabs.paying(attempt)
      latestTimer = providerTimer = setTimeout(() => dispatch({ type: 'unknown', attempt }), providerTimeoutMs)
    }
    const outcome = await method.pay(attempt).catch((failure: unknown): Outcome => {
      report(failure)
      return { type: 'unknown' }
    })
    clearTimeout(providerTimer)
    if (outcome.type === 'confirmed') {
      dispatch({ type: 'confirmed', attempt })
      // Even after `stop`: the server must learn of the payment.
      return complete(attempt, due, outcome)
    }
    if (stopped) return
    switch (outcome.type) {
      case 'leaving':
        if (!dispatch({ ...outcome, attempt })) return
        deps.attempts.markLeft({ order: order(), attempt })
        return deps.goTo(outcome.url)
      case 'submitted':
        return void dispatch({ type: 'leaving', attempt, url: '' })
      case 'refused':
        return void dispatch({ ...outcome, attempt })
      case 'unknown':
        return void dispatch({ ...outcome, attempt, ended: true })
    }
  }

  async function complete(attempt: string, amount: number, { completion }: Outcome & { type: 'confirmed' }) {
    try {
      dispatch({ type: 'paid', url: await completePayment(call, get(), attempt, { ...completion, amount }) })
    } catch (failure) {
      report(failure)
      dispatch({ type: 'unknown', attempt, ended: true })
    }
  }

  /** The outcome of an attempt is known. The order is read again: another attempt may have paid it. */
  async function finish(before: PaymentState & { readonly attempt: string }): Promise<void> {
    const { at, attempt } = before
    deps.attempts.forget({ order: order(), attempt })
    if (now().at !== 'paid') {
      if (at !== 'watching' && !preparing.current()?.elsewhere) await checking.reportEnd(attempt)
      refreshOrder()
    }
    tabs.finished(before)
  }

  /** Reads the order. If the charged amount differs from the one shown, the page shows the charged one. */
  async function refreshOrder(): Promise<void> {
    const isRead = await deps.readOrder()
    const shown = shownOf(now())
    if (shown.at === 'comparing') dispatch({ type: 'compared', charged: shown.charged, isRead })
  }

  return {
    setContainer(node) {
      preparing.setContainer(node)
      const state = shownOf(now())
      if (!node) return
      // The previous container's content is gone.
      if (state.at === 'ready' || state.at === 'comparing')
        dispatch({ type: 'chosen', method: state.method, due: state.due })
      else preparing.prepare()
    },
    choose(method, picked) {
      // While another tab's attempt is watched, the form here stays as it is.
      if (!isPaying(now())) dispatch({ type: 'chosen', method, due: get().order.due, picked })
    },
    pay: () => void dispatch({ type: 'pressed', attempt: deps.operationId() }),
    requestStatus,
    takeOver() {
      tabs.stopping()
      checking.requestStatus('stop')
    },
    resume({ attempt, own, returned }) {
      dispatch({ type: 'under-way', attempt, own, standing: 'unknown', problem: { code: 'notPaid' } })
      // The visitor has returned from the provider's page, so the attempt there can be stopped.
      if (returned) checking.requestStatus('stop')
    },
    returned() {
      const state = now()
      if (state.at === 'leaving' && preparing.current()?.elsewhere) dispatch({ type: 'none', attempt: state.attempt })
      else if (isPaying(state) && state.at !== 'watching' && state.at !== 'verifying')
        dispatch({ type: 'unknown', attempt: state.attempt, ended: true })
      checking.requestStatus()
    },
    receive: tabs.receive,
    follow(before) {
      const state = now()
      if (state === before) return
      const shown = shownOf(state)
      const hasRested = isPaying(before) && !isPaying(state)
      if (hasRested) finish(before)
      preparing.follow(before)
      if (shown.at === 'comparing' && shown !== shownOf(before) && !hasRested) refreshOrder()
      switch (state.at) {
        case 'verifying':
          verify(state)
          break
        case 'confirming':
          confirm(state)
          break
        case 'checking':
        case 'watching':
          if (before.at !== state.at || state.attempt !== before.attempt) checking.start()
          break
        case 'paid':
          preparing.release()
          if (state.url) deps.goTo(state.url)
          break
      }
    },
    stop() {
      stopped = true
      clearTimeout(latestTimer)
      checking.stop()
      preparing.release()
    },
  }
}
