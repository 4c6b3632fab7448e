/** Final sale: goods that cannot be returned. */
import type { Product } from '../catalogue/catalogue'
import type { Model } from '../stock/models'

/** Whether a model cannot be returned. */
export function isFinalSale({ extras, attributes }: Product, { oids }: Pick<Model, 'oids'>): boolean {
  const { finalSale = [] } = extras
  if (finalSale === true) return true
  const options = attributes.flatMap((attribute) => attribute.options)
  return options.some(({ oid, name }) => oids.includes(oid) && finalSale.includes(name))
}
