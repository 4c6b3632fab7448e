/** Types shared by the header's files. */
import type { ComponentType } from 'react'
import type { Store } from '../../core/base/state/create-store'

/** The flyout. While it is `loading`, its code is requested. */
export type FlyoutState =
  | { readonly at: 'closed' }
  /** `href` is the address of the cart's page. `isLeaving`: the browser is opening another page meanwhile. */
  | { readonly at: 'loading'; readonly href: string; readonly isLeaving: boolean }
  | { readonly at: 'open'; readonly href: string }

/** What is shown. */
export interface HeaderState {
  readonly isDrawerOpen: boolean
  readonly flyout: FlyoutState
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
