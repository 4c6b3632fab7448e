/** What a model costs this visitor, as the server reckons it. */
import { membershipDefaults } from '../../core/domain/membership'
import { type Prices, pricesOf } from '../../core/domain/price'
import type { Product } from '../catalogue/catalogue'
import type { Model } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** With the sale, the member's discount, and what may be compared. In units of the country's currency. */
export function reckon(
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
