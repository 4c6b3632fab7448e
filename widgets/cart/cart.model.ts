/** What the cart does: sends what is wished, one call at a time, and shows what the server says. Source: document 2, section 2. */
import type { ComponentType } from 'react'
import type { Cart, CartChange } from '../../core/contract/cart-page'
import type { OrderProblem } from '../../core/contract/problem'
import type { LeadTimeFacts } from '../../core/domain/lead-time'
import { serverMessageOf } from '../../core/errors'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { begin, type CartEvent, type CartState, merge, next } from './cart.machine'
import { needsTerms } from './cart.rules'
import type { CartCode } from './cart.texts'
import type { TermsProps } from './terms/terms.view'

/** How long a quantity rests before it is sent: document 2, section 9 (CART-01). */
export const idleMs = 700

/** What the cart needs from the page. */
export interface CartDeps {
  /** As the page told it, or as the server said. */
  readonly cart: Cart
  /** When a line leaves, in words. */
  readonly leadTime: (line: LeadTimeFacts) => string
  readonly say: Say<CartCode>
  /** An amount in words. */
  money(amount: number): string
  /** What the shop's paths stand below, ending in a slash. */
  readonly basePath: string
  /** Where a link may go; nothing for one that must not be followed. */
  safeUrl(url: string): string | undefined
  read(): Promise<{ readonly cart: Cart }>
  change(change: CartChange): Promise<{ readonly cart: Cart; readonly errors: readonly OrderProblem[] }>
  /** Sends a change without waiting for its answer: the page is being left. */
  sendLast(change: CartChange): void
  /** The server has said how the cart is now. @param isOurs it was changed here */
  tell(cart: Cart, before: Cart, isOurs: boolean): void
  /** The view of the terms, fetched when it is needed. */
  loadTerms(): Promise<ComponentType<TermsProps>>
  goToCheckout(): void
  report(failure: unknown): void
}

/** What the views can ask of the cart. */
export interface CartModel
  extends Pick<Store<CartState>, 'get' | 'subscribe'>,
    Pick<CartDeps, 'leadTime' | 'say' | 'money' | 'basePath' | 'safeUrl' | 'report'> {
  /** Sent when nothing more was wished for 700 ms. */
  setQty(id: string, qty: number): void
  /** Sends at once what waits. */
  flush(): Promise<void>
  remove(id: string): Promise<void>
  /** Brings back what was taken out last. */
  bringBack(): Promise<void>
  /** An empty code takes the coupon off. */
  setCoupon(code: string): Promise<void>
  /** To the checkout: by way of the terms, where there are some to be agreed to (CART-02). */
  checkout(): Promise<void>
  agree(): Promise<void>
  closeTerms(): void
  /** The view of the terms, once it is there: always at the stage `terms`. */
  termsView(): ComponentType<TermsProps> | undefined
  /** Asks the server how the cart is now. */
  refresh(): Promise<void>
  /** The page is being left. */
  leave(): void
  /** The page has come back from the back-forward cache. It is seen again then, and so it is asked for by who sees that. */
  comeBack(): void
  stop(): void
}

/** @see CartDeps */
export function createCartModel(deps: CartDeps): CartModel {
  const store = createStore(begin(deps.cart))
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false
  let sending: Promise<void> | undefined
  /** Counts what was asked: an answer to a question before the last change is not believed. */
  let asking = 0
  let View: ComponentType<TermsProps> | undefined
  let stopped = false

  /** Takes an event; true when it led somewhere. */
  function take(event: CartEvent): boolean {
    const before = store.get()
    const after = next(before, event)
    if (stopped || after === before) return false
    store.set(after)
    if (after.cart !== before.cart) deps.tell(after.cart, before.cart, event.type === 'answered')
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
      if (take({ type: 'sent' })) await send(store.get().asked ?? {})
    }
  }

  async function send(change: CartChange): Promise<void> {
    asking += 1
    try {
      const answer = await deps.change(change)
      take({ type: 'answered', ...answer })
    } catch (failure) {
      deps.report(failure)
      take({ type: 'failed', message: serverMessageOf(failure) })
      // It may have been done all the same: the server knows.
      await refresh()
    }
  }

  async function refresh(): Promise<void> {
    asking += 1
    const mine = asking
    try {
      const { cart } = await deps.read()
      if (mine === asking) take({ type: 'read', cart })
    } catch (failure) {
      deps.report(failure)
    }
  }

  async function wish(change: CartChange): Promise<void> {
    if (take({ type: 'wished', change })) await flush()
  }

  async function openTerms(): Promise<void> {
    try {
      View ??= await deps.loadTerms()
      take({ type: 'staged', stage: 'terms' })
    } catch (failure) {
      deps.report(failure)
      take({ type: 'unopened' })
    }
  }

  /** Once all is saved; what was refused or has failed is looked at first. */
  async function go(): Promise<void> {
    if (!take({ type: 'staged', stage: 'leaving' })) return
    await flush()
    const { outcome, cart } = store.get()
    if (outcome.at === 'refused' || outcome.at === 'failed' || cart.count === 0)
      take({ type: 'staged', stage: 'browsing' })
    else if (needsTerms(store.get())) await openTerms()
    else deps.goToCheckout()
  }

  const { leadTime, say, money, basePath, safeUrl, report } = deps
  return {
    ...{ leadTime, say, money, basePath, safeUrl, report },
    get: store.get,
    subscribe: store.subscribe,
    setQty(id, qty) {
      if (!take({ type: 'wished', change: { qty: { [id]: qty } } })) return
      due = false
      clearTimeout(timer)
      timer = setTimeout(flush, idleMs)
    },
    flush,
    remove: (id) => wish({ qty: { [id]: 0 } }),
    async bringBack() {
      const { removed, asked } = store.get()
      if (removed && !asked?.qty?.[removed.id]) await wish({ qty: { [removed.id]: removed.qty } })
    },
    setCoupon: (coupon) => wish({ coupon }),
    checkout: go,
    async agree() {
      if (store.get().asked?.terms) return
      await wish({ terms: true })
      if (!needsTerms(store.get()) && store.get().stage === 'terms') await go()
    },
    closeTerms: () => void take({ type: 'staged', stage: 'browsing' }),
    termsView: () => View,
    refresh,
    leave() {
      clearTimeout(timer)
      const { wishes, asked = {} } = store.get()
      if (Object.keys(wishes).length > 0) deps.sendLast(merge(asked, wishes))
    },
    comeBack: () => void take({ type: 'came-back' }),
    stop() {
      clearTimeout(timer)
      stopped = true
    },
  }
}
