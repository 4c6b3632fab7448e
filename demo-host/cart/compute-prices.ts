/** Computes the prices of a model for a visitor. */

import { membershipDefaults } from '../../core/shop/membership/membership.rules'
import { type Prices, pricesOf } from '../../core/shop/product/price.rules'
import type { Product } from '../catalogue/catalogue'
import type { Model } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** The prices with sale, member discount and compare-at price, in units of the country's currency. */
export function computePrices(
  { country, persona, flags }: Pick<Visitor, 'country' | 'persona' | 'flags'>,
  { sale }: Pick<Product, 'sale'>,
  { stock }: Pick<Model, 'stock'>,
): Prices {
  return pricesOf({
    price: stock.price,
    original: stock.original,
    sale,
    protection: 0,
    isMember: persona === 'member',
    memberDiscount: membershipDefaults.discountInPrice,
    isMSRPShown: country.code === 'US',
    comparePricesLocked: flags.includes('compare-prices-locked'),
  })
}
