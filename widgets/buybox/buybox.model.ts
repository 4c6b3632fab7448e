/** The box as a whole: its state, what follows from it, and who is told. Buying, delivery and protection are parts. */
import type { ComponentType } from 'react'
import type { CartAddOutcome, DestinationOutcome } from '../../core/actions/actions'
import type { CartAddInput } from '../../core/contract/cart'
import type { DestinationInput } from '../../core/contract/destination'
import type { NotifyInput } from '../../core/contract/notify'
import type { SharedDestination } from '../../core/destination'
import type { Country } from '../../core/domain/countries'
import type { LeadDates } from '../../core/domain/lead-date'
import { type ShownPrice, shownPrice } from '../../core/domain/membership'
import { readAids, writeAids } from '../../core/domain/models'
import type { ModelChosen } from '../../core/facts'
import { toJson } from '../../core/own-json'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import {
  type Added,
  type BuyboxEvent,
  type BuyboxState,
  type DialogName,
  type Failed,
  next,
  type ProtectionOffer,
} from './buybox.machine'
import { type Offered, offeredBy, type Terms } from './buybox.rules'
import type { BuyboxCode } from './buybox.texts'
import { createDialogs } from './buybox-dialogs.model'
import type { Product } from './buybox-product.rules'
import { createPurchasing } from './buybox-purchase.model'
import { createDelivery, type Delivery } from './delivery/delivery.model'
import { createProtection } from './protection/protection.model'

/** What every dialog is shown with. */
export interface DialogProps {
  readonly model: BuyboxModel
  readonly state: BuyboxState
}

/** What the box needs from the page. */
export interface BuyboxDeps {
  readonly product: Product
  readonly terms: Terms
  readonly country: Country
  /** As the page told it, for the destination that it was rendered for. */
  readonly stock: BuyboxState['stock']
  /** Whether the product cannot go where the page was rendered for. */
  readonly restricted: boolean
  /** Chosen in the server's own form; the address is read after it. */
  readonly preset: readonly number[]
  /** How many pieces a press adds. */
  readonly qty: number
  readonly destination: Pick<SharedDestination, 'get' | 'subscribe'>
  /** Where it speaks of this product: what is chosen stands in it, too. */
  readonly address: { read(): string; write(href: string): void } | undefined
  readonly say: Say<BuyboxCode>
  /** When what is chosen leaves, in words; nothing where no date is known. */
  readonly leadDate: (dates: LeadDates) => string | undefined
  readonly money: (amount: number) => string
  readonly safeUrl: (url: string) => string | undefined
  /** False where the page takes the addition into its own hands. */
  readonly mayAdd: (input: CartAddInput) => boolean
  addToCart(input: CartAddInput): Promise<Pick<CartAddOutcome, 'message'>>
  setDestination(input: DestinationInput): Promise<DestinationOutcome>
  /** The same without setting it. */
  askDestination(input: DestinationInput): Promise<DestinationOutcome>
  askNotify(input: NotifyInput): Promise<void>
  askOffers(model: string): Promise<readonly ProtectionOffer[]>
  /** What a protection covers, safe to show. */
  readProtection(model: string): Promise<DocumentFragment>
  /** Nothing for one that the visitor wants no more. */
  loadDialog(name: DialogName): Promise<ComponentType<DialogProps> | undefined>
  tellChosen(chosen: ModelChosen): void
  goToCheckout(): void
  report(failure: unknown): void
}

/** The box as its parts see it. */
export interface Box extends Pick<Store<BuyboxState>, 'get'> {
  /** What follows from the state as it is. */
  offered(): Offered
  /** Takes an event; true when it led somewhere. */
  take(event: BuyboxEvent): boolean
}

type Shown =
  | 'product'
  | 'country'
  | 'say'
  | 'leadDate'
  | 'money'
  | 'safeUrl'
  | 'qty'
  | 'askNotify'
  | 'readProtection'
  | 'report'

/** What the views can ask of the box. */
export interface BuyboxModel
  extends Pick<Store<BuyboxState>, 'get' | 'subscribe'>,
    Pick<BuyboxDeps, Shown>,
    Pick<Box, 'offered'>,
    Pick<Delivery, 'deliverTo'> {
  choose(oid: number): void
  showInStockOnly(on: boolean): void
  takeProtection(id: string | undefined): void
  /** Into the cart; the shopper stays on the page. */
  add(): Promise<unknown>
  /** Into the cart, unless it has just been put there, and on to the checkout. */
  checkout(): Promise<void>
  addCover(): Promise<Added | Failed>
  /** A price as this visitor reads it. */
  shown(price: number): ShownPrice
  /** Opens a dialog once its code is there; where it does not come, the state says which could not be opened. */
  open(name: DialogName): Promise<void>
  close(): void
  /** The open dialog. */
  dialogView(): ComponentType<DialogProps> | undefined
  stop(): void
}

/** @see BuyboxDeps */
export function createBuyboxModel(deps: BuyboxDeps): BuyboxModel {
  const { product, terms, destination, address } = deps
  const store = createStore<BuyboxState>({
    selection: new Map(),
    chosenOf: new Set(),
    inStockOnly: false,
    stock: deps.stock,
    destination: destination.get(),
    restricted: deps.restricted && destination.get() !== undefined,
    purchase: { at: 'resting' },
    dialog: undefined,
    unopened: undefined,
    offers: [],
    protection: undefined,
  })
  let derived: { readonly from: BuyboxState; readonly offered: Offered } | undefined
  let told: string | undefined
  let stopped = false

  const box: Box = {
    get: store.get,
    offered() {
      const from = store.get()
      if (derived?.from !== from) derived = { from, offered: offeredBy(product, terms, from) }
      return derived.offered
    },
    take(event) {
      const before = store.get()
      const after = next(before, event, product)
      if (stopped || after === before) return false
      store.set(after)
      if (after.selection !== before.selection) address?.write(writeAids(address.read(), after.selection))
      tellChosen()
      return true
    },
  }
  const protect = createProtection(box, deps)
  const dialogs = createDialogs(box, deps, store.subscribe)
  const purchasing = createPurchasing(box, deps, () => {
    if (!stopped) dialogs.offerCover()
  })

  /** Tells what is chosen when something of it is new. */
  function tellChosen(): void {
    const { model, prices, stock } = box.offered()
    const chosen: ModelChosen = {
      nid: product.nid,
      model,
      options: [...store.get().selection.values()],
      price: prices?.due,
      currency: deps.country.currency,
      stock: stock?.at,
    }
    const words = toJson(chosen)
    if (words === told) return
    told = words
    deps.tellChosen(chosen)
    protect(model)
  }

  const inAddress = address ? readAids(new URL(address.read()).search) : []
  box.take({ type: 'preset', oids: [...deps.preset, ...inAddress] })
  tellChosen()
  const delivery = createDelivery(box, deps)

  return {
    ...pick(deps),
    get: store.get,
    subscribe: store.subscribe,
    offered: box.offered,
    deliverTo: delivery.deliverTo,
    choose: (oid) => void box.take({ type: 'chosen', oid }),
    showInStockOnly: (on) => void box.take({ type: 'in-stock-only', on }),
    takeProtection: (id) => void box.take({ type: 'protection-chosen', id }),
    add: purchasing.add,
    async checkout() {
      if (await purchasing.addForCheckout()) deps.goToCheckout()
    },
    addCover: purchasing.addCover,
    shown: (price) => shownPrice(price, terms),
    open: dialogs.open,
    close: dialogs.close,
    dialogView: dialogs.dialogView,
    stop() {
      stopped = true
      dialogs.stop()
      purchasing.stop()
      delivery.stop()
    },
  }
}

function pick({ product, country, say, leadDate, money, safeUrl, qty, askNotify, readProtection, report }: BuyboxDeps) {
  return { product, country, say, leadDate, money, safeUrl, qty, askNotify, readProtection, report }
}
