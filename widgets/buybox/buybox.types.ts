/** Types of the buybox's models and views. */
import type { ComponentType } from 'react'
import type { Country } from '../../core/base/country/countries.rules'
import type { FormError } from '../../core/base/page/form-error'
import type { Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { CartAddOutcome } from '../../core/shop/cart/add-to-cart.action'
import type { CartAddInput } from '../../core/shop/cart/cart-add.contract'
import type { DestinationOutcome } from '../../core/shop/destination/destination.action'
import type { DestinationInput } from '../../core/shop/destination/destination.contract'
import type { SharedDestination } from '../../core/shop/destination/destination.store'
import type { ShownPrice } from '../../core/shop/membership/membership.rules'
import type { LeadDates } from '../../core/shop/product/lead-date.rules'
import type { NotifyInput } from '../../core/shop/product/notify.contract'
import type { ModelChosen } from '../../core/shop/product/product.facts'
import type { Markup } from '../../core/view/form/use-markup'
import type { Added, BuyboxEvent, BuyboxState, DialogName, Failed } from './buybox.machine'
import type { Offered, PriceSettings } from './buybox.rules'
import type { BuyboxCode } from './buybox.texts'
import type { Product } from './buybox-product.rules'
import type { ProtectionOffer } from './protection/protection.rules'

/** The props of every dialog. */
export interface DialogProps {
  readonly model: BuyboxModel
  readonly state: BuyboxState
}

/** What the buybox model needs from the page. */
export interface BuyboxDeps {
  readonly product: Product
  readonly terms: PriceSettings
  readonly country: Country
  /** The stock in the page's settings, for the destination that the page was rendered for. */
  readonly stock: BuyboxState['stock']
  /** The product cannot be delivered to the destination that the page was rendered for. */
  readonly restricted: boolean
  /** Option ids chosen in the server's own form. Those in the URL are applied after them. */
  readonly preset: readonly number[]
  /** The quantity that one press adds. */
  readonly qty: number
  readonly destination: Pick<SharedDestination, 'get' | 'subscribe'>
  /** The URL of the page, if it is about this product. It contains the chosen options. */
  readonly address: { read(): string; write(href: string): void } | undefined
  readonly t: TextLookup<BuyboxCode>
  /** Formats the lead time; `undefined` if no date is known. */
  readonly leadDate: (dates: LeadDates) => string | undefined
  readonly money: (amount: number) => string
  readonly safeUrl: (url: string) => string | undefined
  /** Returns false if the page handles the addition itself. */
  readonly mayAdd: (input: CartAddInput) => boolean
  addToCart(input: CartAddInput): Promise<Pick<CartAddOutcome, 'message'>>
  setDestination(input: DestinationInput): Promise<DestinationOutcome>
  /** Checks a postal code without setting it. */
  requestDestination(input: DestinationInput): Promise<DestinationOutcome>
  notify(input: NotifyInput): Promise<void>
  readOffers(model: string): Promise<readonly ProtectionOffer[]>
  /** Reads the details of the protection plan, sanitised. */
  readProtection(model: string): Promise<Markup>
  /** Loads a dialog's view; `undefined` if the visitor has declined this dialog. */
  loadDialog(name: DialogName): Promise<ComponentType<DialogProps> | undefined>
  publish(chosen: ModelChosen): void
  goToCheckout(): void
  report(failure: unknown): void
}

/** What the buybox passes to the models of its parts. */
export interface Box extends Pick<Store<BuyboxState>, 'get'> {
  /** What is derived from the current state. */
  offered(): Offered
  /** Applies an event. Returns whether the state changed. */
  dispatch(event: BuyboxEvent): boolean
}

type Shown =
  | 'product'
  | 'country'
  | 't'
  | 'leadDate'
  | 'money'
  | 'safeUrl'
  | 'qty'
  | 'notify'
  | 'readProtection'
  | 'report'

/** What the views use of the buybox. */
export interface BuyboxModel
  extends Pick<Store<BuyboxState>, 'get' | 'subscribe'>,
    Pick<BuyboxDeps, Shown>,
    Pick<Box, 'offered'>,
    Pick<Delivery, 'deliverTo'> {
  choose(oid: number): void
  showInStockOnly(on: boolean): void
  takeProtection(id: string | undefined): void
  /** Adds to the cart. The visitor stays on the page. */
  add(): Promise<unknown>
  /** Adds to the cart, unless the same choice was just added, then goes to the checkout. */
  checkout(): Promise<void>
  addCover(): Promise<Added | Failed>
  /** Returns a price as this visitor sees it. */
  shown(price: number): ShownPrice
  /** Loads a dialog's code and opens it. If that fails, the state names the dialog. */
  open(name: DialogName): Promise<void>
  close(): void
  /** The view of the open dialog. */
  dialogView(): ComponentType<DialogProps> | undefined
  stop(): void
}

/** Why a destination could not be set. Each code has a message of the specification (DELIV-04). */
export type DeliveryProblem = 'no-geo' | 'failed'

/** The destination of one buybox. */
export interface Delivery {
  /** Sets the destination. Resolves with the error, or with `undefined` if it is set. */
  deliverTo(postal: string): Promise<FormError<DeliveryProblem> | undefined>
  stop(): void
}
