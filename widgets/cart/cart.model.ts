/** The cart model: sends changes, one request at a time, and shows the server's answers. */
import type { ComponentType } from 'react'
import { serverMessageOf } from '../../core/base/report/errors'
import { createStore } from '../../core/base/state/create-store'
import type { CartChange } from '../../core/shop/cart/cart.contract'
import { initialState, merge, next } from './cart.machine'
import { debounceMs, needsTerms } from './cart.rules'
import type { CartDeps, CartModel, TermsProps } from './cart.types'
import type { CartEvent } from './cart-state.types'

/** @see CartDeps */
export function createCartModel(deps: CartDeps): CartModel {
  const store = createStore(initialState(deps.cart))
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false
  let sending: Promise<void> | undefined
  /** Counts requests: a response to a read that started before the last change is ignored. */
  let requestCount = 0
  let View: ComponentType<TermsProps> | undefined
  let stopped = false

  /** Applies an event. Returns whether the state changed. */
  function dispatch(event: CartEvent): boolean {
    const before = store.get()
    const after = next(before, event)
    if (stopped || after === before) return false
    store.set(after)
    if (after.cart !== before.cart) deps.publish(after.cart, before.cart, event.type === 'answered')
    return true
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    due = true
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    while (due) {
      due = false
      if (dispatch({ type: 'sent' })) await send(store.get().inFlight ?? {})
    }
  }

  async function send(change: CartChange): Promise<void> {
    requestCount += 1
    try {
      const answer = await deps.change(change)
      dispatch({ type: 'answered', ...answer })
    } catch (failure) {
      deps.report(failure)
      dispatch({ type: 'failed', message: serverMessageOf(failure) })
      // The change may have been made although the request failed: read the cart to find out.
      await refresh()
    }
  }

  async function refresh(): Promise<void> {
    requestCount += 1
    const request = requestCount
    try {
      const { cart } = await deps.read()
      if (request === requestCount) dispatch({ type: 'read', cart })
    } catch (failure) {
      deps.report(failure)
    }
  }

  async function requestChange(change: CartChange): Promise<void> {
    if (dispatch({ type: 'changed', change })) await flush()
  }

  async function openTerms(): Promise<void> {
    try {
      View ??= await deps.loadTerms()
      dispatch({ type: 'stage-changed', stage: 'terms' })
    } catch (failure) {
      deps.report(failure)
      dispatch({ type: 'unopened' })
    }
  }

  /** Goes to the checkout once all changes are saved. Stays if one was refused or has failed. */
  async function proceed(): Promise<void> {
    if (!dispatch({ type: 'stage-changed', stage: 'leaving' })) return
    await flush()
    const { outcome, cart } = store.get()
    if (outcome.at === 'refused' || outcome.at === 'failed' || cart.count === 0)
      dispatch({ type: 'stage-changed', stage: 'browsing' })
    else if (needsTerms(store.get())) await openTerms()
    else deps.goToCheckout()
  }

  const { leadTime, t, money, basePath, safeUrl, requestBrowse, report } = deps
  return {
    ...{ leadTime, t, money, basePath, safeUrl, requestBrowse, report },
    get: store.get,
    subscribe: store.subscribe,
    setQty(id, qty) {
      if (!dispatch({ type: 'changed', change: { qty: { [id]: qty } } })) return
      due = false
      clearTimeout(timer)
      timer = setTimeout(flush, debounceMs)
    },
    flush,
    remove: (id) => requestChange({ qty: { [id]: 0 } }),
    async undo() {
      const { removed, inFlight } = store.get()
      if (removed && !inFlight?.qty?.[removed.id]) await requestChange({ qty: { [removed.id]: removed.qty } })
    },
    setCoupon: (coupon) => requestChange({ coupon }),
    checkout: proceed,
    async agree() {
      if (store.get().inFlight?.terms) return
      await requestChange({ terms: true })
      if (!needsTerms(store.get()) && store.get().stage === 'terms') await proceed()
    },
    closeTerms: () => void dispatch({ type: 'stage-changed', stage: 'browsing' }),
    termsView: () => View,
    refresh,
    sendPending() {
      clearTimeout(timer)
      const { unsent, inFlight = {} } = store.get()
      if (Object.keys(unsent).length > 0) deps.sendLast(merge(inFlight, unsent))
    },
    resume: () => void dispatch({ type: 'resumed' }),
    stop() {
      clearTimeout(timer)
      stopped = true
    },
  }
}
