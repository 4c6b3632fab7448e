/**
 * Paying, as it happens: a method is made ready for the amount that is shown, paid by once, and the server is asked until
 * it is known what came of it. What leads where stands in `payment.machine`.
 * Source: document 2, sections 4 and 7 (STRIPE-02, KLARNA-01, AFFIRM-01, PAY-03, CHK-08).
 */
import { paymentComplete, paymentStatus } from '../../../core/contract/payment'
import type { Tabs } from '../../../core/device/tabs'
import { RoveError } from '../../../core/errors'
import type { Call } from '../../../core/net/http'
import type { CheckoutEvent, CheckoutState } from '../checkout.machine'
import {
  isPrepared,
  type MethodDeps,
  type Outcome,
  type PreparedMethod,
  type PrepareMethod,
} from '../methods/methods.model'
import { type Attempting, isPaying, type MethodName, type PaymentEvent, type PaymentState } from './payment.machine'

/** What tabs of one visitor tell each other of one order. */
export interface PaymentNews {
  readonly order: string
  readonly attempt: string
  readonly at: 'paying' | 'rested'
}

/** What paying needs from the checkout and the page. */
export interface PaymentDeps {
  get(): CheckoutState
  take(event: CheckoutEvent): boolean
  readonly call: Call
  readonly operationId: () => string
  /** Fetches the code of a method. Rejects when it is not to be had. */
  loadMethod(name: MethodName): Promise<PrepareMethod>
  /** What every method is given besides what is paying's own. */
  readonly forMethods: Omit<MethodDeps, 'order' | 'amount' | 'operation' | 'room' | 'signal' | 'onReady' | 'report'>
  readonly tabs: Pick<Tabs<PaymentNews>, 'post'>
  /** Keeps the id of an attempt while money may be moving, also when the page is closed under it. Nothing forgets it. */
  keepAttempt(attempt: { readonly order: string; readonly attempt: string } | undefined): void
  /** Leaves the page. */
  goTo(url: string): void
  /** Whether the shopper has filled in what the method asks for. */
  onReady(ready: boolean): void
  /** Brings the shopper to the address: it is missing. */
  toAddress(): void
  report(failure: unknown): void
}

/** What the checkout can ask of paying. */
export interface Payment {
  /** The node that a method may fill, once it is on the page; nothing when it leaves. */
  setRoom(room: HTMLElement | null): void
  choose(method: MethodName): void
  pay(): void
  /** Asks the server now what came of the attempt. */
  ask(): void
  /** The page was left and has come back. */
  returned(): void
  /** Another tab has told something of this order. */
  heard(news: PaymentNews): void
  /** After each change of the checkout's state. */
  follow(before: PaymentState): void
  stop(): void
}

/** How long until the server is asked again, in milliseconds; then the last one, for as long as it takes. */
const waits = [0, 2000, 4000, 8000, 15_000] as const

/** @see PaymentDeps */
export function createPayment(deps: PaymentDeps): Payment {
  const { get, call, report } = deps
  let room: HTMLElement | null = null
  let prepared: PreparedMethod | undefined
  let preparing: AbortController | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let stopped = false

  const take = (event: PaymentEvent) => deps.take({ type: 'payment', event })
  const now = () => get().payment

  function letGo(): void {
    preparing?.abort()
    preparing = undefined
    prepared?.stop()
    prepared = undefined
    deps.onReady(false)
  }

  async function prepare(): Promise<void> {
    const state = now()
    if (state.at !== 'preparing' || !room) return
    letGo()
    const mine = new AbortController()
    preparing = mine
    const { signal } = mine
    try {
      const begin = await deps.loadMethod(state.method)
      const result = await begin({
        ...deps.forMethods,
        order: get().order,
        amount: state.amount,
        operation: deps.operationId(),
        room,
        signal,
        onReady: (ready) => !signal.aborted && deps.onReady(ready),
        report,
      })
      if (signal.aborted) return isPrepared(result) ? result.stop() : undefined
      if (isPrepared(result)) {
        prepared = result
        take({ type: 'prepared', amount: result.amount })
      } else {
        take({ type: 'unusable', problem: result.problem })
        if (result.at === 'address') deps.toAddress()
      }
    } catch (failure) {
      if (signal.aborted) return
      report(failure)
      take({ type: 'unusable', problem: { code: 'unusable' } })
    }
  }

  async function verify({ attempt }: Attempting<'verifying'>): Promise<void> {
    try {
      const amount = await (prepared as PreparedMethod).verify(attempt)
      take({ type: 'verified', amount })
    } catch (failure) {
      report(failure)
      take({ type: 'unknown' })
    }
  }

  async function confirm({ attempt }: Attempting<'confirming'>): Promise<void> {
    const { order } = get()
    deps.keepAttempt({ order: order.id, attempt })
    deps.tabs.post({ order: order.id, attempt, at: 'paying' })
    const outcome = await (prepared as PreparedMethod).pay(attempt).catch((failure: unknown): Outcome => {
      report(failure)
      return { type: 'unknown' }
    })
    if (stopped) return
    switch (outcome.type) {
      case 'confirmed':
        take({ type: 'confirmed' })
        return complete(attempt, outcome)
      case 'leaving':
        take(outcome)
        return deps.goTo(outcome.url)
      case 'submitted':
        return void take({ type: 'leaving', url: '' })
      case 'refused':
      case 'unknown':
        return void take(outcome)
    }
  }

  async function complete(attempt: string, { completion }: Outcome & { type: 'confirmed' }): Promise<void> {
    const { order, referral } = get()
    const state = now()
    const amount = 'amount' in state ? state.amount : order.due
    try {
      const { success, url } = await call(paymentComplete(order.type), {
        order: order.id,
        operation: attempt,
        amount,
        ...completion,
        referralSource: referral.source,
        referralOther: referral.other,
        referralAssociate: referral.associate,
      })
      if (!success) throw new RoveError('refused', 'payment.complete')
      take({ type: 'told', status: 'paid', url: url ?? '' })
    } catch (failure) {
      report(failure)
      take({ type: 'unknown' })
    }
  }

  /** Asks until it is known. Only one question is under way at a time. */
  async function ask(): Promise<void> {
    clearTimeout(asking)
    asking = undefined
    const state = now()
    if (state.at !== 'checking' || stopped) return
    try {
      const { status, url } = await call(paymentStatus, { order: get().order.id, operation: state.attempt })
      take({ type: 'told', status, url: url ?? '' })
    } catch (failure) {
      report(failure)
    }
    askLater()
  }

  function askLater(): void {
    if (now().at !== 'checking' || stopped || asking !== undefined) return
    asking = setTimeout(ask, waits[Math.min(asked, waits.length - 1)])
    asked += 1
  }

  return {
    setRoom(node) {
      room = node
      if (node) prepare()
      else letGo()
    },
    choose(method) {
      take({ type: 'chosen', method, amount: get().order.due })
    },
    pay() {
      take({ type: 'pressed', attempt: deps.operationId() })
    },
    ask,
    returned() {
      const { at } = now()
      if (at === 'leaving' || at === 'confirming' || at === 'completing') take({ type: 'unknown' })
    },
    heard({ order, attempt, at }) {
      if (order !== get().order.id) return
      if (at === 'paying') take({ type: 'paying-elsewhere', attempt })
      else ask()
    },
    follow(before) {
      const state = now()
      if (state === before) return
      if (isPaying(before) && !isPaying(state)) {
        deps.keepAttempt(undefined)
        if ('attempt' in before) deps.tabs.post({ order: get().order.id, attempt: before.attempt, at: 'rested' })
      }
      switch (state.at) {
        case 'preparing':
          prepare()
          break
        case 'choosing':
          letGo()
          break
        case 'verifying':
          verify(state)
          break
        case 'confirming':
          confirm(state)
          break
        case 'checking':
          asked = 0
          askLater()
          break
        case 'paid':
          letGo()
          if (state.url) deps.goTo(state.url)
          break
      }
    },
    stop() {
      stopped = true
      clearTimeout(asking)
      letGo()
    },
  }
}
