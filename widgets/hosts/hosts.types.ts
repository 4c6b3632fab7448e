/** What the files of the hosts share. */
import type { ComponentType } from 'react'
import type { Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { Host } from '../../core/shop/host/host.contract'
import type { HostModel, HostViewProps } from './host/host.types'
import type { HostsCode } from './hosts.texts'

/** A page of hosts that was loaded. */
export interface HostsAnswer {
  /** The content of the element, sanitised. */
  readonly content: DocumentFragment
  readonly hosts: readonly Host[]
}

/** What is shown of the list. */
export type ListState =
  | { readonly at: 'idle' }
  | { readonly at: 'loading' }
  /** Another page of it was shown: the number of hosts in the server's words, where the focus is elsewhere. */
  | { readonly at: 'shown'; readonly words: string }
  | { readonly at: 'failed' }

/** What is shown: the list, and the open host. */
export interface HostsState {
  readonly list: ListState
  readonly open: OpenHost | undefined
}

/** A host in a dialog, whose code is loaded when it is opened. */
export interface OpenHost {
  readonly model: HostModel
  readonly View: ComponentType<HostViewProps>
}

/** What the element's listeners and its view call. */
export interface HostsModel extends Pick<Store<HostsState>, 'get' | 'subscribe'> {
  readonly t: TextLookup<HostsCode>
  /** Shows the hosts of an address. A new entry of the history is added. */
  show(address: string): void
  /** Shows the hosts of other filters. A change that changes none, as a script can tell of, shows nothing. */
  choose(address: string): void
  /** The visitor went back or forward to an address. */
  follow(address: string): void
  /** Requests again what could not be shown. */
  retry(): void
  /** Opens a host. @returns false where nothing is known of it */
  openHost(url: string, photo?: string): boolean
  stop(): void
}
