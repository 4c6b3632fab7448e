/** What the files of the header pass around. */
import type { ComponentType } from 'react'
import type { Store } from '../../core/state/create-store'

/** What is shown. */
export interface HeaderState {
  /** The drawer is open. */
  readonly isDrawerOpen: boolean
  /** The flyout. While `loading`, its code is requested. */
  readonly cart: 'closed' | 'loading' | 'open'
  /** The address of the cart's page: that of the link that was pressed. */
  readonly cartHref: string
}

/** What the view can request. */
export interface HeaderModel extends Pick<Store<HeaderState>, 'get' | 'subscribe'> {
  closeFlyout(): void
  /** The flyout, once its code is loaded: always while it is open. */
  flyoutView(): ComponentType<FlyoutProps> | undefined
  /** The header, in whose light DOM the cart stands. */
  readonly host: HTMLElement
  stop(): void
}

/** The props of the flyout. */
export interface FlyoutProps {
  /** The header, in whose light DOM the cart stands. */
  readonly host: HTMLElement
  /** The address of the cart's page. */
  readonly href: string
  readonly onClose: () => void
}
