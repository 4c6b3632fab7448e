/** Polls the server while an attempt's outcome is unknown (STRIPE-02, AFFIRM-02). */

import { has } from '../../../core/base/input/own'
import type { Call } from '../../../core/base/net/http'
import { type AttemptEnd, type AttemptStatus, paymentStatus } from '../../../core/shop/order/payment-status.contract'
import { isSessionOver } from '../dialogs/dialogs-session.rules'
import type { PaymentEvent, PaymentState } from './payment.types'
import { retryDelaysMs } from './payment-delays.rules'
import { isIdle } from './payment-idle.machine'

/** What polling needs from the payment model. */
interface CheckingDeps {
  order(): string
  now(): PaymentState
  dispatch(event: PaymentEvent): boolean
  readonly call: Call
  report(failure: unknown): void
}

/** What the payment model uses of it. */
export interface CheckingModel {
  /** Starts polling: the outcome has become unknown, or another tab's attempt is watched. */
  start(): void
  /**
   * Requests the status now. Does nothing while this tab waits for its provider.
   *
   * @param end asks the server to end the attempt first, in this way
   */
  requestStatus(end?: AttemptEnd): Promise<void>
  /** Tells the server that this attempt has ended. */
  reportEnd(attempt: string): Promise<void>
  stop(): void
}

const notPaid = { code: 'notPaid' } as const

/** @see CheckingModel */
export function createCheckingModel({ order, now, dispatch, call, report }: CheckingDeps): CheckingModel {
  let timer: ReturnType<typeof setTimeout> | undefined
  let requestCount = 0
  let stopped = false

  const isWaiting = () => !stopped && (now().at === 'checking' || now().at === 'watching')

  function applyStatus({ status, url, attempt }: AttemptStatus, about: string, problem?: typeof notPaid): void {
    if (status === 'paid') dispatch({ type: 'paid', url: url ?? '' })
    else if (status === 'none') dispatch({ type: 'none', attempt: about, problem })
    else if (status === 'held') dispatch({ type: 'held', attempt: about })
    else
      dispatch({
        type: 'under-way',
        attempt: attempt || about,
        standing: status === 'open' ? 'open' : 'unknown',
        problem,
      })
  }

  async function requestStatus(end?: AttemptEnd): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const state = now()
    const { at } = state
    if (stopped || !(isIdle(state) || isWaiting())) return
    const attempt = has(state, 'attempt') ? state.attempt : ''
    const ends = end ?? (at === 'checking' && state.ended ? 'stop' : undefined)
    try {
      const answer = await call(paymentStatus, { order: order(), operation: attempt, end: ends })
      // A watching tab shows no message about another tab's failed payment.
      applyStatus(answer, attempt, ends || at === 'checking' ? notPaid : undefined)
    } catch (failure) {
      report(failure)
      if (isSessionOver(failure)) dispatch({ type: 'not-known', attempt, problem: { code: 'signedOut' } })
      else if (end) {
        // The attempt may have been stopped although the response was lost: poll at once.
        requestCount = 0
        dispatch({ type: 'not-known', attempt, problem: { code: 'notStopped' } })
      }
    }
    scheduleRequest()
  }

  function scheduleRequest(): void {
    if (!isWaiting() || timer !== undefined) return
    timer = setTimeout(requestStatus, retryDelaysMs[Math.min(requestCount, retryDelaysMs.length - 1)])
    requestCount += 1
  }

  return {
    start() {
      requestCount = 0
      scheduleRequest()
    },
    requestStatus,
    async reportEnd(attempt) {
      try {
        const answer = await call(paymentStatus, { order: order(), operation: attempt, end: 'rested' })
        if (answer.attempt !== attempt) applyStatus(answer, attempt)
      } catch (failure) {
        report(failure)
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
