/** Makes the chosen way to pay ready in its room, one at a time. Nothing is begun by it. */
import type { Order } from '../../../core/contract/order'
import {
  isPrepared,
  type MethodDeps,
  type PreparedMethod,
  type PrepareMethod,
  type Unusable,
} from '../methods/methods.model'
import { type MethodName, type PaymentState, shownOf } from './payment.machine'

/** What it needs from paying. */
export interface PreparingDeps {
  order(): Order
  now(): PaymentState
  /** Fetches the code of a method. Rejects when it is not to be had. */
  loadMethod(name: MethodName): Promise<PrepareMethod>
  readonly forMethods: Omit<MethodDeps, 'order' | 'amount' | 'room' | 'signal' | 'onReady' | 'report'>
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
  /** Makes ready what is chosen, in the place of what was. */
  prepare(): Promise<void>
  letGo(): void
}

/** @see PreparingDeps */
export function createPreparing(deps: PreparingDeps): Preparing {
  let room: HTMLElement | null = null
  let prepared: PreparedMethod | undefined
  let life: AbortController | undefined

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
    async prepare() {
      const state = shownOf(deps.now())
      const place = room
      if (state.at !== 'preparing' || !place) return
      letGo()
      const mine = new AbortController()
      life = mine
      const { signal } = mine
      try {
        const begin = await deps.loadMethod(state.method)
        if (signal.aborted) return
        const result = await begin({
          ...deps.forMethods,
          order: deps.order(),
          amount: state.due,
          room: place,
          signal,
          onReady: (ready) => !signal.aborted && deps.onReady(ready),
          report: deps.report,
        })
        if (signal.aborted) return isPrepared(result) ? result.stop() : undefined
        if (!isPrepared(result)) return deps.onUnusable(result)
        prepared = result
        deps.onPrepared(result.amount)
      } catch (failure) {
        if (signal.aborted) return
        deps.report(failure)
        deps.onUnusable({ problem: { code: 'unusable' } })
      }
    },
  }
}
