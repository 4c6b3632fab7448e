/** Opens the cart beside the page, and locks the page behind the menu on a phone (SHELL-02, SHELL-03). */
import type { ComponentType } from 'react'
import { createStore } from '../../core/state/create-store'
import type { FlyoutProps, HeaderModel, HeaderState } from './header.types'

/** What the header needs from the page. */
export interface HeaderDeps {
  readonly host: HTMLElement
  /** Whether the page itself shows the cart or the checkout. */
  hasCart(): boolean
  /** Announces to the page that the cart is going to open. @returns false where the page shows it itself */
  requestCart(): boolean
  /** Loads the code that shows the cart. */
  loadFlyout(): Promise<ComponentType<FlyoutProps>>
  /** Opens the cart's own page. */
  goToCart(): void
  /** Locks the page behind the drawer. @returns the undo */
  lockPage(): () => void
  report(failure: unknown): void
}

/** The header's model, with what its element's listeners call. */
export interface OwnHeaderModel extends HeaderModel {
  /** Opens the cart, or its page where it cannot be shown here. */
  openCart(): Promise<void>
  /** The drawer was opened or closed. */
  setDrawer(isOpen: boolean): void
}

/** @see HeaderDeps */
export function createHeaderModel(deps: HeaderDeps): OwnHeaderModel {
  const store = createStore<HeaderState>({ isDrawerOpen: false, cart: 'closed' })
  let FlyoutView: ComponentType<FlyoutProps> | undefined
  let unlock: (() => void) | undefined
  let isStopped = false

  function setCart(cart: HeaderState['cart']): void {
    store.set({ ...store.get(), cart })
  }

  async function openCart(): Promise<void> {
    if (store.get().cart !== 'closed') return
    if (deps.hasCart()) return deps.goToCart()
    if (!deps.requestCart()) return
    setCart('loading')
    try {
      FlyoutView ??= await deps.loadFlyout()
    } catch (failure) {
      deps.report(failure)
      setCart('closed')
      return deps.goToCart()
    }
    if (isStopped) return
    setCart('open')
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    openCart,
    flyoutView: () => FlyoutView,
    closeCart: () => setCart('closed'),
    setDrawer(isOpen) {
      unlock?.()
      unlock = isOpen ? deps.lockPage() : undefined
      store.set({ ...store.get(), isDrawerOpen: isOpen })
    },
    host: deps.host,
    stop() {
      isStopped = true
      unlock?.()
    },
  }
}
