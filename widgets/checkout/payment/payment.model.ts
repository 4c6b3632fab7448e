/**
 * Paying, as it happens: a method is made ready for the amount that is shown, paid by once, and the server is asked until
 * it is known what came of it. What leads where stands in `payment.machine`.
 * Source: document 2, sections 4 and 7 (STRIPE-02, KLARNA-01, AFFIRM-01, PAY-03, CHK-08).
 */
import type { Tabs } from '../../../core/device/tabs'
import type { Call } from '../../../core/net/http'
import type { CheckoutEvent, CheckoutState } from '../checkout.machine'
import type { Attempts } from '../checkout-attempt.model'
import {
  isPrepared,
  type MethodDeps,
  type Outcome,
  type PreparedMethod,
  type PrepareMethod,
} from '../methods/methods.model'
import {
  type Attempting,
  isClosed,
  isPaying,
  type MethodName,
  type PaymentEvent,
  type PaymentState,
} from './payment.machine'
import { createChecking } from './payment-checking.model'
import { completePayment } from './payment-complete.model'
import { verifyPayment } from './payment-verify.model'

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
  /** Keeps the ids of attempts while money may be moving, also when the page is closed under them. */
  readonly attempts: Pick<Attempts, 'keep' | 'forget'>
  /** Leaves the page. */
  goTo(url: string): void
  /** Whether the shopper has filled in what the method asks for. */
  onReady(ready: boolean): void
  /** Runs after what is under way with the order: what it asks for does not change underneath. */
  inTurn<T>(run: () => Promise<T>): Promise<T>
  /** Asks the server for the order as it is now. */
  readOrder(): void
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

/** @see PaymentDeps */
export function createPayment(deps: PaymentDeps): Payment {
  const { get, call, report } = deps
  let room: HTMLElement | null = null
  let prepared: PreparedMethod | undefined
  let preparing: AbortController | undefined
  let stopped = false

  const take = (event: PaymentEvent) => deps.take({ type: 'payment', event })
  const now = () => get().payment
  const checking = createChecking({ order: () => get().order.id, now, take, call, report })

  function letGo(): void {
    preparing?.abort()
    preparing = undefined
    prepared?.stop()
    prepared = undefined
    deps.onReady(false)
  }

  async function prepare(): Promise<void> {
    const state = now()
    const place = room
    if (state.at !== 'preparing' || !place) return
    letGo()
    const mine = new AbortController()
    preparing = mine
    const { signal } = mine
    try {
      const begin = await deps.loadMethod(state.method)
      if (signal.aborted) return
      const result = await begin({
        ...deps.forMethods,
        order: get().order,
        amount: state.due,
        operation: deps.operationId(),
        room: place,
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
      const said = await deps.inTurn(() => verifyPayment(call, get().order.id, attempt, prepared))
      if ('errors' in said) deps.take({ type: 'invalid', attempt, errors: said.errors })
      else take({ type: 'verified', attempt, amount: said.amount })
    } catch (failure) {
      // Another tab may have called it off meanwhile.
      if (take({ type: 'unknown', attempt })) report(failure)
    }
  }

  async function confirm({ attempt, amount }: Attempting<'confirming'>): Promise<void> {
    const { order } = get()
    deps.attempts.keep({ order: order.id, attempt })
    deps.tabs.post({ order: order.id, attempt, at: 'paying' })
    const outcome = await (prepared as PreparedMethod).pay(attempt).catch((failure: unknown): Outcome => {
      report(failure)
      return { type: 'unknown' }
    })
    if (outcome.type === 'confirmed') {
      take({ type: 'confirmed', attempt })
      // Also where nobody here waits for it any more: the server is to know.
      return complete(attempt, amount, outcome)
    }
    if (stopped) return
    switch (outcome.type) {
      case 'leaving':
        if (take({ ...outcome, attempt })) deps.goTo(outcome.url)
        return
      case 'submitted':
        return void take({ type: 'leaving', attempt, url: '' })
      case 'refused':
      case 'unknown':
        return void take({ ...outcome, attempt })
    }
  }

  async function complete(attempt: string, amount: number, { completion }: Outcome & { type: 'confirmed' }) {
    try {
      take({ type: 'paid', url: await completePayment(call, get(), attempt, { ...completion, amount }) })
    } catch (failure) {
      report(failure)
      take({ type: 'unknown', attempt })
    }
  }

  /** It is known what came of an attempt. Another one may have come to more. */
  function rested(attempt: string): void {
    const order = get().order.id
    deps.attempts.forget({ order, attempt })
    deps.tabs.post({ order, attempt, at: 'rested' })
    if (now().at !== 'paid') deps.readOrder()
  }

  return {
    setRoom(node) {
      room = node
      const state = now()
      if (!node) letGo()
      // What stood in the room before is gone.
      else if (state.at === 'ready') take({ type: 'chosen', method: state.method, due: state.due })
      else prepare()
    },
    choose(method, picked) {
      take({ type: 'chosen', method, due: get().order.due, picked })
    },
    pay() {
      take({ type: 'pressed', attempt: deps.operationId() })
    },
    ask: checking.ask,
    returned() {
      const state = now()
      if (state.at === 'leaving' || state.at === 'confirming' || state.at === 'completing')
        take({ type: 'unknown', attempt: state.attempt })
    },
    heard({ order, attempt, at }) {
      if (order !== get().order.id) return
      if (at === 'paying') take({ type: 'paying-elsewhere', attempt })
      else if (now().at === 'checking') checking.ask()
      else if (!isClosed(now())) deps.readOrder()
    },
    follow(before) {
      const state = now()
      if (state === before) return
      if (isPaying(before) && !isPaying(state) && 'attempt' in before) rested(before.attempt)
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
          checking.begin()
          break
        case 'paid':
          letGo()
          if (state.url) deps.goTo(state.url)
          break
      }
    },
    stop() {
      stopped = true
      checking.stop()
      letGo()
    },
  }
}
