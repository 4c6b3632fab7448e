/** The buybox's state machine. */
import type { Destination } from '../../core/shop/destination/destination.store'
import { choose, reselect, type Selection, selectionFrom } from '../../core/shop/product/models.rules'
import { type OfferInput, offeredModels } from './buybox.rules'
import type { Product } from './buybox-product.rules'
import type { ProtectionOffer } from './protection/protection.rules'

/** The state of the purchase. */
export type Purchase =
  | { readonly at: 'idle' }
  /** Add was pressed before every attribute was chosen (BUY-03). */
  | { readonly at: 'incomplete' }
  /** `of` is the choice at the time of the press. */
  | { readonly at: 'adding'; readonly of: Chosen }
  /** The current choice is in the cart. */
  | Added
  | Failed

/** The product was added to the cart. */
export interface Added {
  readonly at: 'added'
  /** The server's message. */
  readonly message: string | undefined
}

/** It is unknown whether the product is in the cart. */
export interface Failed {
  readonly at: 'failed'
  /** The server's message. */
  readonly message: string | undefined
}

type Chosen = Pick<BuyboxState, 'selection' | 'protection'>

/** The dialogs; at most one is open. */
export type DialogName = 'delivery' | 'notify' | 'cover' | 'protection'

/** The buybox's state. Values derived from it are in `buybox.rules`. */
export interface BuyboxState extends OfferInput {
  /** The attributes for which the visitor has chosen an option, even if that choice was removed since. */
  readonly chosenOf: ReadonlySet<number>
  readonly destination: Destination | undefined
  /** The product cannot be delivered to the destination (DELIV-03). */
  readonly restricted: boolean
  readonly purchase: Purchase
  readonly dialog: DialogName | undefined
  /** The dialog whose code failed to load at the last press. */
  readonly unopened: DialogName | undefined
}

/** The buybox's events. */
export type BuyboxEvent =
  | { readonly type: 'chosen'; readonly oid: number }
  /** Option ids from the URL or from the server's form. */
  | { readonly type: 'preset'; readonly oids: readonly number[] }
  | { readonly type: 'in-stock-only'; readonly on: boolean }
  | {
      readonly type: 'destination-set'
      readonly destination: Destination
      readonly restricted: boolean
      /** `undefined` leaves the known stock unchanged. */
      readonly stock: BuyboxState['stock'] | undefined
    }
  | { readonly type: 'pressed'; readonly complete: boolean }
  | { readonly type: 'ended'; readonly as: Added | Failed }
  /** The page handles the addition itself. */
  | { readonly type: 'handed-over' }
  /** The page was restored from the back-forward cache. */
  | { readonly type: 'returned' }
  | { readonly type: 'opened'; readonly dialog: DialogName }
  /** The dialog's code failed to load. `undefined` removes the message before another attempt. */
  | { readonly type: 'unopened'; readonly dialog: DialogName | undefined }
  | { readonly type: 'closed' }
  | { readonly type: 'offers-read'; readonly offers: readonly ProtectionOffer[] }
  | { readonly type: 'protection-chosen'; readonly id: string | undefined }

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: BuyboxState, event: BuyboxEvent, product: Product): BuyboxState {
  const { choices } = product
  switch (event.type) {
    case 'chosen': {
      const offered = offeredModels(product, state)
      const selection = choose(choices, state.selection, event.oid, offered)
      return withSelection(state, state.inStockOnly ? reselect(choices, selection, offered, state.chosenOf) : selection)
    }
    case 'preset':
      return withSelection(state, selectionFrom(choices, event.oids, offeredModels(product, state)))
    case 'in-stock-only':
      return withOfferedOptions({ ...state, inStockOnly: event.on }, product)
    case 'destination-set': {
      const { destination, restricted } = event
      const stock = { ...state.stock, ...event.stock }
      return withOfferedOptions({ ...state, destination, restricted, stock }, product)
    }
    case 'pressed':
      if (state.purchase.at === 'adding') return state
      return { ...state, purchase: event.complete ? { at: 'adding', of: state } : { at: 'incomplete' } }
    case 'ended': {
      if (state.purchase.at !== 'adding') return state
      const isOld = event.as.at === 'added' && !isSame(state.purchase.of, state)
      return { ...state, purchase: isOld ? { at: 'idle' } : event.as }
    }
    case 'handed-over':
      return state.purchase.at === 'adding' ? { ...state, purchase: { at: 'idle' } } : state
    case 'returned':
      return state.purchase.at === 'added' ? { ...state, purchase: { at: 'idle' } } : state
    case 'opened':
      return state.dialog ? state : { ...state, dialog: event.dialog }
    case 'closed':
      return state.dialog ? { ...state, dialog: undefined } : state
    case 'unopened':
      return state.unopened === event.dialog ? state : { ...state, unopened: event.dialog }
    case 'offers-read':
      return { ...state, offers: event.offers, protection: undefined }
    case 'protection-chosen':
      return event.id === undefined || state.offers.some(({ id }) => id === event.id)
        ? afterChoice(state, { ...state, protection: event.id })
        : state
  }
}

function withSelection(state: BuyboxState, selection: Selection): BuyboxState {
  if (sameSelection(state.selection, selection)) return state
  return afterChoice(state, { ...state, selection, chosenOf: new Set([...state.chosenOf, ...selection.keys()]) })
}

/** After another choice, the messages about the previous one are removed. A pending request continues. */
function afterChoice(before: BuyboxState, after: BuyboxState): BuyboxState {
  if (isSame(before, after)) return before
  return { ...after, purchase: before.purchase.at === 'adding' ? before.purchase : { at: 'idle' } }
}

function isSame(one: Chosen, other: Chosen): boolean {
  return one.selection === other.selection && one.protection === other.protection
}

/** If a chosen option is no longer offered, an offered one replaces it. If none is offered, the choice stays. */
function withOfferedOptions(state: BuyboxState, product: Product): BuyboxState {
  const offered = offeredModels(product, state)
  return offered.size > 0
    ? withSelection(state, reselect(product.choices, state.selection, offered, state.chosenOf))
    : state
}

function sameSelection(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every(([aid, oid]) => other.get(aid) === oid)
}
