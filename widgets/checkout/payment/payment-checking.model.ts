/** Whoever does not know what came of an attempt asks the server until it does. Source: document 2, section 4 (STRIPE-02, AFFIRM-02). */
import { type AttemptEnd, type AttemptStatus, paymentStatus } from '../../../core/contract/payment-status'
import type { Call } from '../../../core/net/http'
import { has } from '../../../core/own'
import { isSessionOver } from '../checkout-session.rules'
import type { PaymentEvent, PaymentState } from './payment.machine'
import { isResting } from './payment-rest.machine'

/** What asking needs from paying. */
interface CheckingDeps {
  order(): string
  now(): PaymentState
  take(event: PaymentEvent): boolean
  readonly call: Call
  report(failure: unknown): void
}

/** What paying can ask of it. */
export interface Checking {
  /** It has just become unknown, or an attempt elsewhere is watched. */
  begin(): void
  /**
   * Asks now; where this tab pays it waits for its provider's word instead.
   *
   * @param end how the attempt is to end first
   */
  ask(end?: AttemptEnd): Promise<void>
  /** Tells the server that nobody pays by this attempt any more. */
  rest(attempt: string): Promise<void>
  stop(): void
}

/** How long until the server is asked again, in milliseconds; then the last one, for as long as it takes. */
const waits = [0, 2000, 4000, 8000, 15_000] as const
const notPaid = { code: 'notPaid' } as const

/** @see Checking */
export function createChecking({ order, now, take, call, report }: CheckingDeps): Checking {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let stopped = false

  const isWaiting = () => !stopped && (now().at === 'checking' || now().at === 'watching')

  function learn({ status, url, attempt }: AttemptStatus, about: string, problem?: typeof notPaid): void {
    if (status === 'paid') take({ type: 'paid', url: url ?? '' })
    else if (status === 'none') take({ type: 'none', attempt: about, problem })
    else if (status === 'held') take({ type: 'held', attempt: about })
    else
      take({ type: 'under-way', attempt: attempt || about, standing: status === 'open' ? 'open' : 'unknown', problem })
  }

  async function ask(end?: AttemptEnd): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const state = now()
    const { at } = state
    if (stopped || !(isResting(state) || isWaiting())) return
    const attempt = has(state, 'attempt') ? state.attempt : ''
    const ends = end ?? (at === 'checking' && state.ended ? 'stop' : undefined)
    try {
      const answer = await call(paymentStatus, { order: order(), operation: attempt, end: ends })
      // Who only watches says nothing of a payment that came to nothing elsewhere.
      learn(answer, attempt, ends || at === 'checking' ? notPaid : undefined)
    } catch (failure) {
      report(failure)
      if (isSessionOver(failure)) take({ type: 'not-known', attempt, problem: { code: 'signedOut' } })
      else if (end) take({ type: 'not-known', attempt, problem: { code: 'notStopped' } })
    }
    askLater()
  }

  function askLater(): void {
    if (!isWaiting() || timer !== undefined) return
    timer = setTimeout(ask, waits[Math.min(asked, waits.length - 1)])
    asked += 1
  }

  return {
    begin() {
      asked = 0
      askLater()
    },
    ask,
    async rest(attempt) {
      try {
        const answer = await call(paymentStatus, { order: order(), operation: attempt, end: 'rested' })
        if (answer.attempt !== attempt) learn(answer, attempt)
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
