/**
 * Paying, as it happens: a method is made ready for the amount that is shown, paid by once, and the server is asked until
 * it is known what came of it. What leads where stands in `payment.machine`.
 * Source: document 2, sections 4 and 7 (STRIPE-02, KLARNA-01, AFFIRM-01, PAY-03, CHK-08).
 */
import type { Tabs } from '../../../core/device/tabs'
import type { RoveError } from '../../../core/errors'
import type { Call } from '../../../core/net/http'
import { has } from '../../../core/own'
import type { CheckoutEvent, CheckoutState } from '../checkout.machine'
import type { Attempts, KeptAttempt } from '../checkout-attempt.model'
import type { MethodDeps, Outcome, PreparedMethod, PrepareMethod, Unusable } from '../methods/methods.model'
import {
  type Attempting,
  isPaying,
  type MethodName,
  type PaymentEvent,
  type PaymentState,
  shownOf,
} from './payment.machine'
import { createChecking } from './payment-checking.model'
import { completePayment } from './payment-complete.model'
import type { PaymentNews } from './payment-news.rules'
import { createPreparing } from './payment-prepare.model'
import { verifyPayment } from './payment-verify.model'

/** What paying needs from the checkout and the page. */
export interface PaymentDeps {
  get(): CheckoutState
  take(event: CheckoutEvent): boolean
  readonly call: Call
  readonly operationId: () => string
  /** Fetches the code of a method. Rejects when it is not to be had. */
  loadMethod(name: MethodName): Promise<PrepareMethod>
  /** What every method is given besides what is paying's own. */
  readonly forMethods: Omit<MethodDeps, 'order' | 'page' | 'room' | 'signal' | 'onReady' | 'report'>
  readonly tabs: Pick<Tabs<PaymentNews>, 'post'>
  /** Keeps the ids of attempts while money may be moving, also when the page is closed under them. */
  readonly attempts: Pick<Attempts, 'keep' | 'leave' | 'forget'>
  /** Leaves the page. */
  goTo(url: string): void
  /** Whether the shopper has filled in what the method asks for. */
  onReady(ready: boolean): void
  /** Runs after what is under way with the order: what it asks for does not change underneath. */
  inTurn<T>(run: () => Promise<T>): Promise<T>
  /** Asks the server for the order as it is now. Resolves with whether it was to be had. */
  readOrder(): Promise<boolean>
  /** Brings the shopper to the address: it is missing. */
  toAddress(): void
  report(failure: unknown): void
}

/** What the checkout can ask of paying. */
export interface Payment {
  /** The node that a method may fill, once it is on the page; nothing when it leaves. */
  setRoom(room: HTMLElement | null): void
  /** @param picked by the visitor */
  choose(method: MethodName, picked?: boolean): void
  pay(): void
  /** Asks the server now what came of the attempt, or whether one is under way elsewhere. */
  ask(): void
  /** Asks the server to stop the attempt that is under way, so that it can be paid here. */
  takeOver(): void
  /** An attempt was under way when its page was left. */
  resume(attempt: KeptAttempt): void
  /** The page was left and has come back. */
  returned(): void
  /** Another tab has told something of this order. */
  heard(news: PaymentNews): void
  /** After each change of the checkout's state. */
  follow(before: PaymentState): void
  stop(): void
}

/** How long a provider may be silent before the server is asked too, in milliseconds. What it says later still counts. */
const silence = 45_000

/** @see PaymentDeps */
export function createPayment(deps: PaymentDeps): Payment {
  const { get, call, report } = deps
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const take = (event: PaymentEvent) => deps.take({ type: 'payment', event })
  const now = () => get().payment
  const checking = createChecking({ order: () => get().order.id, now, take, call, report })
  const preparing = createPreparing({
    ...deps,
    order: () => get().order,
    now,
    forMethods: { ...deps.forMethods, page: deps.operationId() },
    onPrepared: (amount) => take({ type: 'prepared', amount }),
    onUnusable(why) {
      refuse(why)
      // It may be paid already, or being paid elsewhere.
      checking.ask()
    },
  })

  function refuse({ problem, at }: Unusable): void {
    take({ type: 'unusable', problem })
    if (at === 'address') deps.toAddress()
  }

  async function verify({ attempt }: Attempting<'verifying'>): Promise<void> {
    try {
      const said = await deps.inTurn(() => verifyPayment(call, get().order, attempt, preparing.current()))
      if (typeof said === 'number') take({ type: 'verified', attempt, amount: said })
      else if (has(said, 'errors')) deps.take({ type: 'invalid', attempt, errors: said.errors })
      else refuse(said)
    } catch (failure) {
      // Somebody else's attempt is under way: the server tells which.
      if ((failure as Partial<RoveError> | undefined)?.code === 'status-409')
        take({ type: 'under-way', attempt: '', standing: 'unknown' })
      else if (take({ type: 'unknown', attempt })) report(failure)
    }
  }

  async function confirm({ attempt, due }: Attempting<'confirming'>): Promise<void> {
    const order = get().order.id
    const method = preparing.current() as PreparedMethod
    let silent: typeof waiting
    if (!method.elsewhere) {
      deps.attempts.keep({ order, attempt })
      deps.tabs.post({ order, attempt, at: 'paying' })
      waiting = silent = setTimeout(() => take({ type: 'unknown', attempt }), silence)
    }
    const outcome = await method.pay(attempt).catch((failure: unknown): Outcome => {
      report(failure)
      return { type: 'unknown' }
    })
    clearTimeout(silent)
    if (outcome.type === 'confirmed') {
      take({ type: 'confirmed', attempt })
      // Also where nobody here waits for it any more: the server is to know.
      return complete(attempt, due, outcome)
    }
    if (stopped) return
    switch (outcome.type) {
      case 'leaving':
        if (!take({ ...outcome, attempt })) return
        deps.attempts.leave({ order, attempt })
        return deps.goTo(outcome.url)
      case 'submitted':
        return void take({ type: 'leaving', attempt, url: '' })
      case 'refused':
        return void take({ ...outcome, attempt })
      case 'unknown':
        return void take({ ...outcome, attempt, ended: true })
    }
  }

  async function complete(attempt: string, amount: number, { completion }: Outcome & { type: 'confirmed' }) {
    try {
      take({ type: 'paid', url: await completePayment(call, get(), attempt, { ...completion, amount }) })
    } catch (failure) {
      report(failure)
      take({ type: 'unknown', attempt, ended: true })
    }
  }

  /** It is known what came of an attempt. Another one may have come to more. */
  async function rested({ at, attempt }: PaymentState & { readonly attempt: string }): Promise<void> {
    const order = get().order.id
    deps.attempts.forget({ order, attempt })
    if (now().at !== 'paid') {
      if (at !== 'watching' && !preparing.current()?.elsewhere) await checking.rest(attempt)
      readAnew()
    }
    deps.tabs.post({ order, attempt, at: 'rested' })
  }

  /** The order as it is now; where another amount is charged than the page shows, it shows that one then. */
  async function readAnew(): Promise<void> {
    const isRead = await deps.readOrder()
    const shown = shownOf(now())
    if (shown.at === 'comparing') take({ type: 'compared', charged: shown.charged, isRead })
  }

  return {
    setRoom(node) {
      preparing.setRoom(node)
      const state = shownOf(now())
      if (!node) return
      // What stood in the room before is gone.
      if (state.at === 'ready' || state.at === 'comparing')
        take({ type: 'chosen', method: state.method, due: state.due })
      else preparing.prepare()
    },
    choose(method, picked) {
      // While another tab is watched nothing else is made ready: what was typed here stays.
      if (!isPaying(now())) take({ type: 'chosen', method, due: get().order.due, picked })
    },
    pay: () => void take({ type: 'pressed', attempt: deps.operationId() }),
    ask: () => void checking.ask(),
    takeOver: () => void checking.ask('stop'),
    resume({ attempt, own, returned }) {
      take({ type: 'under-way', attempt, own, standing: 'unknown', problem: { code: 'notPaid' } })
      // Whoever has come back from the provider's page does not pay there any more.
      if (returned) checking.ask('stop')
    },
    returned() {
      const state = now()
      if (state.at === 'leaving' && preparing.current()?.elsewhere) take({ type: 'none', attempt: state.attempt })
      else if (isPaying(state) && state.at !== 'watching' && state.at !== 'verifying')
        take({ type: 'unknown', attempt: state.attempt, ended: true })
      checking.ask()
    },
    heard({ order, attempt, at }) {
      const state = now()
      if (order !== get().order.id) return
      // Who has just pressed hears from the server whose attempt it is.
      if (at === 'paying' && !isPaying(state)) take({ type: 'under-way', attempt, standing: 'open' })
      else if (isPaying(state) && state.at !== 'watching' && state.attempt === attempt)
        take({ type: 'unknown', attempt, ended: true, problem: { code: 'stopped' } })
      else checking.ask()
    },
    follow(before) {
      const state = now()
      if (state === before) return
      const shown = shownOf(state)
      const hasRested = isPaying(before) && !isPaying(state)
      if (hasRested) rested(before)
      preparing.follow(before)
      if (shown.at === 'comparing' && shown !== shownOf(before) && !hasRested) readAnew()
      switch (state.at) {
        case 'verifying':
          verify(state)
          break
        case 'confirming':
          confirm(state)
          break
        case 'checking':
        case 'watching':
          if (before.at !== state.at || state.attempt !== before.attempt) checking.begin()
          break
        case 'paid':
          preparing.letGo()
          if (state.url) deps.goTo(state.url)
          break
      }
    },
    stop() {
      stopped = true
      clearTimeout(waiting)
      checking.stop()
      preparing.letGo()
    },
  }
}
