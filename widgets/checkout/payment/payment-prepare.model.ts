/** Prepares the chosen payment method in its container, one at a time. This starts no attempt. */
import type { Order } from '../../../core/shop/order/order.contract'
import { isPrepared } from '../methods/methods.rules'
import type { MethodDeps, PreparedMethod, PrepareMethod, Unusable } from '../methods/methods.types'
import { isPaying, shownOf } from './payment.machine'
import type { MethodName, PaymentState } from './payment.types'

/** What it needs from the payment model. */
export interface PrepareDeps {
  order(): Order
  now(): PaymentState
  /** Loads the code of a method. Rejects if that fails. */
  loadMethod(name: MethodName): Promise<PrepareMethod>
  readonly forMethods: Omit<MethodDeps, 'order' | 'container' | 'signal' | 'onReady' | 'report'>
  onReady(ready: boolean): void
  onPrepared(amount: number): void
  onUnusable(why: Unusable): void
  report(failure: unknown): void
}

export interface PrepareModel {
  /** The prepared method. */
  current(): PreparedMethod | undefined
  setContainer(container: HTMLElement | null): void
  /**
   * Prepares the chosen method. One that is already prepared is updated with the current order and keeps its input, unless
   * the method or the currency has changed.
   */
  prepare(): Promise<void>
  /** Called after each change of the payment state. */
  follow(before: PaymentState): void
  release(): void
}

/** @see PrepareDeps */
export function createPrepareModel(deps: PrepareDeps): PrepareModel {
  let container: HTMLElement | null = null
  let prepared: PreparedMethod | undefined
  let current: AbortController | undefined
  /** The method and currency that were prepared. */
  let preparedFor = ''

  function release(): void {
    current?.abort()
    current = undefined
    prepared?.stop()
    prepared = undefined
    deps.onReady(false)
  }

  return {
    current: () => prepared,
    setContainer(node) {
      container = node
      if (!node) release()
    },
    release,
    prepare,
    follow(before) {
      const shown = shownOf(deps.now())
      if (shown === shownOf(before)) return
      const wasTried = isPaying(before) && before.at !== 'watching' && before.at !== 'verifying'
      // An attempt cannot be reused.
      if (shown.at === 'choosing' || (shown.at === 'preparing' && wasTried)) release()
      if (shown.at === 'preparing') prepare()
    },
  }

  async function prepare(): Promise<void> {
    const state = shownOf(deps.now())
    const node = container
    if (state.at !== 'preparing' || !node) return
    const order = deps.order()
    const target = state.method + order.currency
    if (prepared && current && preparedFor === target) return renew(prepared, current.signal, state.due)
    release()
    preparedFor = target
    const controller = new AbortController()
    current = controller
    const { signal } = controller
    try {
      const prepareMethod = await deps.loadMethod(state.method)
      if (signal.aborted) return
      const result = await prepareMethod({
        ...deps.forMethods,
        order,
        container: node,
        signal,
        onReady: (ready) => !signal.aborted && deps.onReady(ready),
        report: deps.report,
      })
      if (signal.aborted) return isPrepared(result) ? result.stop() : undefined
      if (!isPrepared(result)) return deps.onUnusable(result)
      prepared = serialised(result)
      deps.onPrepared(result.amount)
    } catch (failure) {
      if (signal.aborted) return
      deps.report(failure)
      deps.onUnusable({ problem: { code: 'unusable' } })
    }
  }

  /** Updates the prepared method with the current order; if that fails, prepares it again. */
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
      release()
      return prepare()
    }
  }
}

/** Runs `verify` calls one after the other, so that a late response cannot replace a newer one. */
function serialised(method: PreparedMethod): PreparedMethod {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    ...method,
    verify(order, attempt) {
      const done = queue.then(() => method.verify(order, attempt))
      queue = done.catch(() => {})
      return done
    },
  }
}
