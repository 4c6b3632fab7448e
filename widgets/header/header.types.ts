/** What the files of the header pass around. */
import type { ComponentType } from 'react'
import type { Store } from '../../core/state/create-store'

/** What is shown. */
export interface HeaderState {
  /** The menu on a phone is open. */
  readonly isDrawerOpen: boolean
  /** The cart beside the page. While `loading`, its code is requested. */
  readonly cart: 'closed' | 'loading' | 'open'
}

/** What the view can request. */
export interface HeaderModel extends Pick<Store<HeaderState>, 'get' | 'subscribe'> {
  closeCart(): void
  /** What shows the cart, once its code is there: always while it is open. */
  flyoutView(): ComponentType<FlyoutProps> | undefined
  /** The header, in whose light DOM the cart stands. */
  readonly host: HTMLElement
  stop(): void
}

/** What the cart is shown with. */
export interface FlyoutProps {
  /** The header, in whose light DOM the cart stands. */
  readonly host: HTMLElement
  readonly onClose: () => void
}
