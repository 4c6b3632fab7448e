/** What a card shows (LIST-01, PRICE-01, PRICE-02). */
import type { CurrencyCode } from '../../base/country/countries.rules'
import { roundHalfUp } from '../../base/country/money.rules'
import { duePrice, type MemberTerms } from '../membership/membership.rules'

/** The kinds of a card's price. */
export const priceKinds = ['regular', 'sale', 'member'] as const

/** Why a product cannot be bought: `sold` shows 'Sold Out', `notify` shows 'Sold Out - Notify Me' (LIST-06). */
export type SoldOut = 'sold' | 'notify'

/** A card's price for one visitor, in units of the country's currency, rounded as it is shown. */
export interface CardPrice {
  readonly kind: (typeof priceKinds)[number]
  readonly due: number
  /** The regular price, shown struck through; `undefined` if it is the visitor's price. */
  readonly was: number | undefined
}

/** The prices of a model as the shop sends them. */
export interface ModelPrices {
  readonly regular: number
  /** The price in the sale; `undefined` if the model is not on sale. */
  readonly sale: number | undefined
}

/**
 * The price for this visitor. A sale price that is not below the regular price is no sale.
 *
 * @param decimals those of the list: see `decimalsOf`
 */
export function cardPrice({ regular, sale }: ModelPrices, terms: MemberTerms, decimals: 0 | 2 = 0): CardPrice {
  const discount = sale === undefined ? 0 : Math.max(0, regular - sale)
  const due = duePrice({ ...terms, price: regular, sale: discount }, decimals)
  const was = roundHalfUp(regular, decimals)
  const kind = terms.isMember ? 'member' : discount > 0 ? 'sale' : 'regular'
  return { kind, due, was: due < was ? was : undefined }
}

/** The decimals of a card's price: a category shows two to non-members, all other lists none (PRICE-01). The won has none. */
export const decimalsOf = (list: 'category' | 'other', { isMember }: MemberTerms, currency: CurrencyCode): 0 | 2 =>
  list === 'category' && !isMember && currency !== 'KRW' ? 2 : 0
