/** Opens the cart in the flyout, and locks the page behind the drawer (SHELL-02, SHELL-03). */
import type { ComponentType } from 'react'
import { createStore } from '../../core/base/state/create-store'
import { closedHeader, type HeaderEvent, next } from './header.machine'
import type { FlyoutProps, HeaderModel } from './header.types'

/** What the header needs from the page. */
export interface HeaderDeps {
  readonly host: HTMLElement
  /** Whether the page itself shows the cart or the checkout. */
  hasCart(): boolean
  /** Announces to the page that the cart is going to open. @returns false where the page shows it itself */
  requestCart(): boolean
  /** Loads the code that shows the cart. */
  loadFlyout(): Promise<ComponentType<FlyoutProps>>
  /** The address of the cart's page, where no link was pressed. */
  cartHref(): string
  goTo(href: string): void
  /** Calls back when the page begins to be left, and when it stays after all. */
  watchNavigation(onBegin: () => void, onEnd: () => void, signal: AbortSignal): void
  /** Locks the page behind the drawer. @returns the undo */
  lockPage(drawer: Element): () => void
  report(failure: unknown): void
}

/** The header's model, with what its element's listeners call. */
export interface OwnHeaderModel extends HeaderModel {
  /** Shows the cart in the flyout, or its page where it cannot be shown here. @param href that of the link that was pressed */
  openFlyout(href?: string): Promise<void>
  /** @param drawer the drawer while it is open */
  setDrawer(drawer: Element | undefined): void
}

/** @see HeaderDeps */
export function createHeaderModel(deps: HeaderDeps): OwnHeaderModel {
  const store = createStore(closedHeader)
  let FlyoutView: ComponentType<FlyoutProps> | undefined
  let openDrawer: Element | undefined
  let unlock: (() => void) | undefined
  let isStopped = false

  function dispatch(event: HeaderEvent): void {
    const after = next(store.get(), event)
    if (after !== store.get()) store.set(after)
  }

  async function openFlyout(href = deps.cartHref()): Promise<void> {
    if (store.get().flyout.at !== 'closed') return
    if (deps.hasCart()) return deps.goTo(href)
    if (!deps.requestCart()) return
    dispatch({ type: 'cart-requested', href })
    const loading = new AbortController()
    const [onBegin, onEnd] = [() => dispatch({ type: 'leaving' }), () => dispatch({ type: 'stayed' })]
    deps.watchNavigation(onBegin, onEnd, loading.signal)
    try {
      FlyoutView ??= await deps.loadFlyout()
      if (!isStopped) dispatch({ type: 'loaded' })
    } catch (failure) {
      deps.report(failure)
      if (isStopped) return
      const { flyout } = store.get()
      dispatch({ type: 'failed' })
      // What the visitor opens later is what opens.
      if (flyout.at === 'loading' && !flyout.isLeaving) deps.goTo(href)
    } finally {
      loading.abort()
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    openFlyout,
    flyoutView: () => FlyoutView,
    closeFlyout: () => dispatch({ type: 'cart-closed' }),
    setDrawer(drawer) {
      // The browser reports each change later, so the last one can be reported twice.
      if (openDrawer === drawer) return
      openDrawer = drawer
      unlock?.()
      unlock = drawer && deps.lockPage(drawer)
      dispatch({ type: 'drawer-changed', isOpen: !!drawer })
    },
    host: deps.host,
    stop() {
      isStopped = true
      unlock?.()
    },
  }
}
