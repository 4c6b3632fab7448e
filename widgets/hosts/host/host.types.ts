/** What the files of an open host share. */
import type { ComponentType } from 'react'
import type { CurrencyCode, Language } from '../../../core/base/country/countries.rules'
import type { Store } from '../../../core/base/state/create-store'
import type { CardPrice } from '../../../core/shop/card/card.rules'
import type { Host } from '../../../core/shop/host/host.contract'
import type { PhotoDialogProps } from '../../../core/view/photos/photo-dialog'

/** A product in a host's home. Its addresses are absolute and safe. */
export interface HomeProduct {
  readonly name: string
  /** Empty if there is none. */
  readonly option: string
  readonly image: string | undefined
  /** Absent, like the price, where the search service does not answer. */
  readonly url?: string | undefined
  readonly price?: CardPrice | undefined
}

/** One picture of a home. Its addresses are absolute and safe. */
export interface HomePicture {
  /** Its number, from 1. */
  readonly id: string
  readonly small: string
  readonly large: string
}

/** The products of a host: as the server names them until the search service has answered, and where it does not. */
export interface HomeProducts {
  readonly at: 'searching' | 'found' | 'failed'
  readonly products: readonly HomeProduct[]
}

/** What is shown of a host: the waiting state, then the home; above it a picture in a dialog of its own. */
export interface HostState {
  readonly at: 'waiting' | 'shown'
  readonly products: HomeProducts
  readonly photo: { readonly id: string; readonly View: ComponentType<PhotoDialogProps> } | undefined
}

/** What the dialog shows of the page, and calls. */
export interface HostModel extends Pick<Store<HostState>, 'get' | 'subscribe'> {
  readonly host: Host
  readonly pictures: readonly HomePicture[]
  readonly language: Language
  readonly currency: CurrencyCode
  /** Opens a picture in the dialog of photos, whose code is loaded then. */
  openPhoto(id: string): void
  showPhoto(id: string): void
  closePhoto(): void
  close(): void
  stop(): void
}

/** The props of the dialog. */
export interface HostViewProps {
  readonly model: HostModel
  readonly state: HostState
}
