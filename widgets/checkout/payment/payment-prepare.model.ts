/** Makes the chosen way to pay ready in its room, one at a time. Nothing is begun by it. */
import type { Order } from '../../../core/contract/order'
import {
  isPrepared,
  type MethodDeps,
  type PreparedMethod,
  type PrepareMethod,
  type Unusable,
} from '../methods/methods.model'
import { isPaying, type MethodName, type PaymentState, shownOf } from './payment.machine'

/** What it needs from paying. */
export interface PreparingDeps {
  order(): Order
  now(): PaymentState
  /** Fetches the code of a method. Rejects when it is not to be had. */
  loadMethod(name: MethodName): Promise<PrepareMethod>
  readonly forMethods: Omit<MethodDeps, 'order' | 'room' | 'signal' | 'onReady' | 'report'>
  onReady(ready: boolean): void
  onPrepared(amount: number): void
  onUnusable(why: Unusable): void
  report(failure: unknown): void
}

/** @see createPreparing */
export interface Preparing {
  /** The method that is ready. */
  current(): PreparedMethod | undefined
  setRoom(room: HTMLElement | null): void
  /**
   * Makes ready what is chosen. What is ready already is told of the order as it is now, and keeps what was typed; another
   * way to pay or another currency takes its place.
   */
  prepare(): Promise<void>
  /** After each change of paying. */
  follow(before: PaymentState): void
  letGo(): void
}

/** @see PreparingDeps */
export function createPreparing(deps: PreparingDeps): Preparing {
  let room: HTMLElement | null = null
  let prepared: PreparedMethod | undefined
  let life: AbortController | undefined
  /** What it was made ready for. */
  let made = ''

  function letGo(): void {
    life?.abort()
    life = undefined
    prepared?.stop()
    prepared = undefined
    deps.onReady(false)
  }

  return {
    current: () => prepared,
    setRoom(node) {
      room = node
      if (!node) letGo()
    },
    letGo,
    prepare,
    follow(before) {
      const shown = shownOf(deps.now())
      if (shown === shownOf(before)) return
      const wasTried = isPaying(before) && before.at !== 'watching'
      // What was confirmed cannot be confirmed again.
      if (shown.at === 'choosing' || (shown.at === 'preparing' && wasTried)) letGo()
      if (shown.at === 'preparing') prepare()
    },
  }

  async function prepare(): Promise<void> {
    const state = shownOf(deps.now())
    const place = room
    if (state.at !== 'preparing' || !place) return
    const order = deps.order()
    const wanted = state.method + order.currency
    if (prepared && life && made === wanted) return renew(prepared, life.signal, state.due)
    letGo()
    made = wanted
    const mine = new AbortController()
    life = mine
    const { signal } = mine
    try {
      const begin = await deps.loadMethod(state.method)
      if (signal.aborted) return
      const result = await begin({
        ...deps.forMethods,
        order,
        room: place,
        signal,
        onReady: (ready) => !signal.aborted && deps.onReady(ready),
        report: deps.report,
      })
      if (signal.aborted) return isPrepared(result) ? result.stop() : undefined
      if (!isPrepared(result)) return deps.onUnusable(result)
      prepared = inTurn(result)
      deps.onPrepared(result.amount)
    } catch (failure) {
      if (signal.aborted) return
      deps.report(failure)
      deps.onUnusable({ problem: { code: 'unusable' } })
    }
  }

  /** It stays where it is. Where it cannot be told of the order it is made anew. */
  async function renew(method: PreparedMethod, signal: AbortSignal, due: number): Promise<void> {
    const isOld = () => {
      const state = shownOf(deps.now())
      return signal.aborted || state.at !== 'preparing' || state.due !== due
    }
    try {
      const charged = await method.verify(deps.order())
      if (isOld()) return
      if (typeof charged === 'number') deps.onPrepared(charged)
      else deps.onUnusable(charged)
    } catch (failure) {
      if (signal.aborted) return
      deps.report(failure)
      if (isOld()) return
      letGo()
      return prepare()
    }
  }
}

/** One question at a time: an answer that comes late would stand for a newer one. */
function inTurn(method: PreparedMethod): PreparedMethod {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    ...method,
    verify(order, attempt) {
      const done = turn.then(() => method.verify(order, attempt))
      turn = done.catch(() => {})
      return done
    },
  }
}
