/** What is made for an order. */
import type { Product } from '../catalogue/catalogue'
import type { Model } from '../stock/models'

/** Whether a model is made when it is ordered: its terms have to be agreed to before it is bought. */
export function isCustom({ extras }: Pick<Product, 'extras'>, { madeToOrder }: Pick<Model, 'madeToOrder'>): boolean {
  return extras.custom === true || madeToOrder
}
