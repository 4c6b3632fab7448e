/** Whoever does not know whether money was taken asks the server until it does. Source: document 2, section 4 (STRIPE-02, AFFIRM-02). */
import { paymentStatus } from '../../../core/contract/payment'
import type { Call } from '../../../core/net/http'
import type { PaymentEvent, PaymentState } from './payment.machine'

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
  /** It has just become unknown. */
  begin(): void
  /** Asks now. */
  ask(): Promise<void>
  stop(): void
}

/** How long until the server is asked again, in milliseconds; then the last one, for as long as it takes. */
const waits = [0, 2000, 4000, 8000, 15_000] as const

/** @see Checking */
export function createChecking({ order, now, take, call, report }: CheckingDeps): Checking {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let stopped = false

  async function ask(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const state = now()
    if (state.at !== 'checking' || stopped) return
    const { attempt } = state
    try {
      const { status, url } = await call(paymentStatus, { order: order(), operation: attempt })
      if (status === 'paid') take({ type: 'paid', url: url ?? '' })
      if (status === 'none' || status === 'held') take({ type: status, attempt })
    } catch (failure) {
      report(failure)
    }
    askLater()
  }

  function askLater(): void {
    if (now().at !== 'checking' || stopped || timer !== undefined) return
    timer = setTimeout(ask, waits[Math.min(asked, waits.length - 1)])
    asked += 1
  }

  return {
    begin() {
      asked = 0
      askLater()
    },
    ask,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
