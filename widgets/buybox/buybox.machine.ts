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
  /** The selection is what was chosen at the press. */
  | { readonly at: 'adding'; readonly of: Selection }
  | { readonly at: 'added' }
  | { readonly at: 'failed' }

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
  readonly inStockOnly: boolean
  /** By model. */
  readonly stock: Readonly<Record<string, ModelStock>>
  readonly destination: Destination | undefined
  /** The product cannot go there (DELIV-03). */
  readonly restricted: boolean
  readonly purchase: Purchase
  readonly dialog: DialogName | undefined
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
  | { readonly type: 'added' }
  /** The page adds it in its own way. */
  | { readonly type: 'handed-over' }
  | { readonly type: 'failed' }
  | { readonly type: 'opened'; readonly dialog: DialogName }
  | { readonly type: 'closed' }
  | { readonly type: 'offers-told'; readonly offers: readonly ProtectionOffer[] }
  | { readonly type: 'protection-chosen'; readonly id: string | undefined }

/** The state after an event; one that has no meaning leaves it as it is. */
export function next(state: BuyboxState, event: BuyboxEvent, product: Product): BuyboxState {
  const { choices } = product
  switch (event.type) {
    case 'chosen':
      return rechosen(state, choose(choices, state.selection, event.oid, offeredModels(product, state)))
    case 'preset':
      return rechosen(state, selectionFrom(choices, event.oids, offeredModels(product, state)))
    case 'in-stock-only':
      return refitted({ ...state, inStockOnly: event.on }, product)
    case 'destination-known': {
      const { destination, restricted } = event
      const stock = { ...state.stock, ...event.stock }
      return refitted({ ...state, destination, restricted, stock }, product)
    }
    case 'pressed':
      if (state.purchase.at === 'adding') return state
      return { ...state, purchase: event.complete ? { at: 'adding', of: state.selection } : { at: 'incomplete' } }
    case 'added':
      if (state.purchase.at !== 'adding') return state
      return { ...state, purchase: { at: state.purchase.of === state.selection ? 'added' : 'resting' } }
    case 'failed':
      return state.purchase.at === 'adding' ? { ...state, purchase: { at: 'failed' } } : state
    case 'handed-over':
      return state.purchase.at === 'adding' ? { ...state, purchase: { at: 'resting' } } : state
    case 'opened':
      return state.dialog ? state : { ...state, dialog: event.dialog }
    case 'closed':
      return state.dialog ? { ...state, dialog: undefined } : state
    case 'offers-told':
      return { ...state, offers: event.offers, protection: undefined }
    case 'protection-chosen':
      return event.id === undefined || state.offers.some(({ id }) => id === event.id)
        ? { ...state, protection: event.id }
        : state
  }
}

/** Another choice makes what was said of buying the last one old; what is being added goes on. */
function rechosen(state: BuyboxState, selection: Selection): BuyboxState {
  if (sameSelection(state.selection, selection)) return state
  return { ...state, selection, purchase: state.purchase.at === 'adding' ? state.purchase : { at: 'resting' } }
}

/** What is no longer offered gives way to what is; where nothing is, what was chosen waits. */
function refitted(state: BuyboxState, product: Product): BuyboxState {
  const offered = offeredModels(product, state)
  return offered.size > 0 ? rechosen(state, reselect(product.choices, state.selection, offered)) : state
}

function sameSelection(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every(([aid, oid]) => other.get(aid) === oid)
}
