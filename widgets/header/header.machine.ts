/** The header's drawer and flyout (SHELL-02, SHELL-03). */
import type { FlyoutState, HeaderState } from './header.types'

/** The events of the header. */
export type HeaderEvent =
  /** The cart is to be shown. @property href the address of its page */
  | { readonly type: 'cart-requested'; readonly href: string }
  /** The flyout's code was loaded. */
  | { readonly type: 'loaded' }
  /** The flyout's code could not be loaded. */
  | { readonly type: 'failed' }
  /** The browser begins to open another page, or stops doing so. */
  | { readonly type: 'leaving' | 'stayed' }
  /** The visitor closed the cart. */
  | { readonly type: 'cart-closed' }
  | { readonly type: 'drawer-changed'; readonly isOpen: boolean }

/** The state before the first event. */
export const closedHeader: HeaderState = { isDrawerOpen: false, flyout: { at: 'closed' } }

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next(state: HeaderState, event: HeaderEvent): HeaderState {
  if (event.type === 'drawer-changed')
    return event.isOpen === state.isDrawerOpen ? state : { ...state, isDrawerOpen: event.isOpen }
  const flyout = nextFlyout(state.flyout, event)
  return flyout === state.flyout ? state : { ...state, flyout }
}

function nextFlyout(state: FlyoutState, event: Exclude<HeaderEvent, { type: 'drawer-changed' }>): FlyoutState {
  switch (event.type) {
    case 'cart-requested':
      return state.at === 'closed' ? { at: 'loading', href: event.href, isLeaving: false } : state
    case 'loaded':
      return state.at === 'loading' ? { at: 'open', href: state.href } : state
    case 'leaving':
    case 'stayed':
      return state.at === 'loading' ? { ...state, isLeaving: event.type === 'leaving' } : state
    case 'failed':
      return state.at === 'loading' ? { at: 'closed' } : state
    case 'cart-closed':
      return { at: 'closed' }
  }
}
