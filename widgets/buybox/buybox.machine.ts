/** What a shopper has chosen, what the shop says of it, and what leads where. Source: document 1, section 4. */
import type { Destination } from '../../core/destination'
import { choose, reselect, type Selection, selectionFrom } from '../../core/domain/models'
import type { ModelStock } from '../../core/domain/stock'
import { offeredModels } from './buybox.rules'
import type { Product } from './buybox-product.rules'

/** How far buying has come. */
export type Purchase =
  | { readonly at: 'resting' }
  /** It was pressed before everything was chosen (BUY-03). */
  | { readonly at: 'incomplete' }
  /** `of` is what was chosen at the press. */
  | { readonly at: 'adding'; readonly of: Chosen }
  /** What is chosen is in the cart. */
  | Added
  | Failed

/** It is in the cart. */
export interface Added {
  readonly at: 'added'
  /** The shop's own sentence about it. */
  readonly message: string | undefined
}

/** It is not known to be in the cart. */
export interface Failed {
  readonly at: 'failed'
  /** Why, in the shop's own words. */
  readonly message: string | undefined
}

type Chosen = Pick<BuyboxState, 'selection' | 'protection'>

/** What can stand over the page; one at a time. */
export type DialogName = 'delivery' | 'notify' | 'cover' | 'protection'

/** One protection plan. */
export interface ProtectionOffer {
  readonly id: string
  readonly title: string
  /** In years, where it is told. */
  readonly term: number | undefined
  /** What is charged, in units of the country's currency. */
  readonly charge: number
}

/** All that the box knows. What follows from it is in `buybox.rules`. */
export interface BuyboxState {
  readonly selection: Selection
  /** The attributes that were chosen of, also where the choice was let go since. */
  readonly chosenOf: ReadonlySet<number>
  readonly inStockOnly: boolean
  /** By model. */
  readonly stock: Readonly<Record<string, ModelStock>>
  readonly destination: Destination | undefined
  /** The product cannot go there (DELIV-03). */
  readonly restricted: boolean
  readonly purchase: Purchase
  readonly dialog: DialogName | undefined
  /** The dialog whose code did not come at the last press. */
  readonly unopened: DialogName | undefined
  readonly offers: readonly ProtectionOffer[]
  /** The id of the offer that is taken. */
  readonly protection: string | undefined
}

/** What can happen to it. */
export type BuyboxEvent =
  | { readonly type: 'chosen'; readonly oid: number }
  /** Option ids of an address or of the server's form. */
  | { readonly type: 'preset'; readonly oids: readonly number[] }
  | { readonly type: 'in-stock-only'; readonly on: boolean }
  | {
      readonly type: 'destination-known'
      readonly destination: Destination
      readonly restricted: boolean
      /** What of it is not told stays as it was known. */
      readonly stock: BuyboxState['stock'] | undefined
    }
  | { readonly type: 'pressed'; readonly complete: boolean }
  | { readonly type: 'ended'; readonly as: Added | Failed }
  /** The page adds it in its own way. */
  | { readonly type: 'handed-over' }
  /** The page was left, and has come back as it was. */
  | { readonly type: 'returned' }
  | { readonly type: 'opened'; readonly dialog: DialogName }
  /** Its code did not come; nothing: it is requested anew. */
  | { readonly type: 'unopened'; readonly dialog: DialogName | undefined }
  | { readonly type: 'closed' }
  | { readonly type: 'offers-told'; readonly offers: readonly ProtectionOffer[] }
  | { readonly type: 'protection-chosen'; readonly id: string | undefined }

/** The state after an event; one that has no meaning leaves it as it is. */
export function next(state: BuyboxState, event: BuyboxEvent, product: Product): BuyboxState {
  const { choices } = product
  switch (event.type) {
    case 'chosen': {
      const offered = offeredModels(product, state)
      const selection = choose(choices, state.selection, event.oid, offered)
      return reselected(state, state.inStockOnly ? reselect(choices, selection, offered, state.chosenOf) : selection)
    }
    case 'preset':
      return reselected(state, selectionFrom(choices, event.oids, offeredModels(product, state)))
    case 'in-stock-only':
      return refitted({ ...state, inStockOnly: event.on }, product)
    case 'destination-known': {
      const { destination, restricted } = event
      const stock = { ...state.stock, ...event.stock }
      return refitted({ ...state, destination, restricted, stock }, product)
    }
    case 'pressed':
      if (state.purchase.at === 'adding') return state
      return { ...state, purchase: event.complete ? { at: 'adding', of: state } : { at: 'incomplete' } }
    case 'ended': {
      if (state.purchase.at !== 'adding') return state
      const isOld = event.as.at === 'added' && !isSame(state.purchase.of, state)
      return { ...state, purchase: isOld ? { at: 'resting' } : event.as }
    }
    case 'handed-over':
      return state.purchase.at === 'adding' ? { ...state, purchase: { at: 'resting' } } : state
    case 'returned':
      return state.purchase.at === 'added' ? { ...state, purchase: { at: 'resting' } } : state
    case 'opened':
      return state.dialog ? state : { ...state, dialog: event.dialog }
    case 'closed':
      return state.dialog ? { ...state, dialog: undefined } : state
    case 'unopened':
      return state.unopened === event.dialog ? state : { ...state, unopened: event.dialog }
    case 'offers-told':
      return { ...state, offers: event.offers, protection: undefined }
    case 'protection-chosen':
      return event.id === undefined || state.offers.some(({ id }) => id === event.id)
        ? rechosen(state, { ...state, protection: event.id })
        : state
  }
}

function reselected(state: BuyboxState, selection: Selection): BuyboxState {
  if (sameSelection(state.selection, selection)) return state
  return rechosen(state, { ...state, selection, chosenOf: new Set([...state.chosenOf, ...selection.keys()]) })
}

/** Another choice makes what was said of buying the last one old; what is being added goes on. */
function rechosen(before: BuyboxState, after: BuyboxState): BuyboxState {
  if (isSame(before, after)) return before
  return { ...after, purchase: before.purchase.at === 'adding' ? before.purchase : { at: 'resting' } }
}

function isSame(one: Chosen, other: Chosen): boolean {
  return one.selection === other.selection && one.protection === other.protection
}

/** What is no longer offered gives way to what is; where nothing is, what was chosen waits. */
function refitted(state: BuyboxState, product: Product): BuyboxState {
  const offered = offeredModels(product, state)
  return offered.size > 0
    ? reselected(state, reselect(product.choices, state.selection, offered, state.chosenOf))
    : state
}

function sameSelection(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every(([aid, oid]) => other.get(aid) === oid)
}
