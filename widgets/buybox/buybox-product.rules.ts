/** The product as a page's settings describe it (BUY-08). */
import type { InferOutput } from 'valibot'
import type { CurrencyCode } from '../../core/base/country/countries.rules'
import type { Setting } from '../../core/base/input/read-setting'
import { RoveError } from '../../core/base/report/errors'
import type { Attribute, Choices, Option } from '../../core/shop/product/models.rules'
import { pictureAddress } from '../../core/shop/product/picture-address.rules'
import { saleDiscount } from '../../core/shop/product/price.rules'
import type {
  oidDetails,
  oidToModel,
  pageProduct,
  productImages,
  productModels,
  salesData,
} from '../../core/shop/product/product.setting'
import type { pageStock } from '../../core/shop/product/stock.setting'

/** The settings that describe a product, as the page gives them. */
export interface ProductSettings {
  readonly models: Setting<typeof productModels>
  readonly modelsByOption: Setting<typeof oidToModel>
  readonly options: Setting<typeof oidDetails>
  readonly stock: Setting<typeof pageStock>
  readonly images: Setting<typeof productImages>
  readonly sale: Setting<typeof salesData>
  readonly more: Setting<typeof pageProduct>
}

/** The outdoor cover that is offered with a product. */
export type Cover = NonNullable<NonNullable<ProductSettings['more']>['cover']>

/** A product that can be chosen and bought. */
export interface Product {
  readonly nid: number
  readonly title: string
  readonly choices: Choices
  /** Addresses of the options' swatch pictures, by option id. Not yet validated. */
  readonly swatches: ReadonlyMap<number, string>
  /** The price, without options, of models that have no price of their own. */
  readonly price: number | undefined
  /** The amount that the sale subtracts from each model's price. */
  readonly sale: number
  readonly isFinalSale: (model: string) => boolean
  readonly cover: Cover | undefined
  readonly hasProtection: boolean
}

/**
 * Builds the product. It contains only models whose stock, price and options are known.
 *
 * @throws RoveError if the settings belong to another product or leave no model
 */
export function productFrom(nid: number, settings: ProductSettings, currency: CurrencyCode): Product {
  const { images, sale, more, stock } = settings
  const needs = (what: string) => new RoveError(`needs-${what}`, '<rove-buybox>')
  if (more && more.nid !== nid) throw needs(`product-${nid}`)
  const options = inOrder(settings.options)
  const named = [...modelsOf(settings)]
  if (named.length === 0) throw needs('product-models')
  const rows = new Map(Object.entries(stock))
  const stocked = named.filter(([model]) => rows.has(model))
  if (stocked.length === 0) throw needs('models-stock')
  const priced = stocked.filter(([model]) => (rows.get(model)?.price ?? more?.price) != null)
  if (priced.length === 0) throw needs('price')
  const models = new Map(priced.filter(([, oids]) => [...oids].every((oid) => options.has(oid))))
  if (models.size === 0) throw needs('oid-details')
  const finalSale = more?.final_sale ?? false
  return {
    nid,
    title: more?.title ?? '',
    choices: { attributes: attributesOf(options), models },
    swatches: swatchesOf([...options.keys()], images),
    price: more?.price ?? undefined,
    sale: saleDiscount(sale, currency),
    isFinalSale: (model) => (Array.isArray(finalSale) ? finalSale.includes(model) : finalSale),
    cover: more?.cover ?? undefined,
    hasProtection: more?.protection ?? false,
  }
}

type OptionDetails = InferOutput<(typeof oidDetails)['schema']>[string]

/** The options by id, in the order in which they are shown. */
function inOrder(details: ProductSettings['options']): ReadonlyMap<number, OptionDetails> {
  const rows = Object.entries(details).map(([key, row]) => [row.oid ?? Number(key), row] as const)
  return new Map(rows.sort(([, one], [, other]) => (one.weight ?? 0) - (other.weight ?? 0)))
}

function attributesOf(details: ReadonlyMap<number, OptionDetails>): readonly Attribute[] {
  const labels = new Map<number, { label: string; options: Option[] }>()
  for (const [oid, { aid, label, name, price, display_mode }] of details) {
    const attribute = labels.get(aid) ?? { label, options: [] }
    labels.set(aid, attribute)
    attribute.options.push({ oid, aid, name, price, display: displayOf(display_mode) })
  }
  return [...labels].map(([aid, attribute]) => ({ aid, ...attribute }))
}

function displayOf(mode: string): Option['display'] {
  return mode === 'swatch' || mode === 'hidden' ? mode : 'text'
}

/** From `product_models`; if it is absent, from its inverse, `oid_to_model`. */
function modelsOf({ models, modelsByOption = {} }: ProductSettings): Choices['models'] {
  if (models) return new Map(Object.entries(models).map(([model, oids]) => [model, new Set(oids)]))
  const found = new Map<string, Set<number>>()
  for (const [oid, names] of Object.entries(modelsByOption))
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(Number(oid)))
  return found
}

/** The width of a swatch's picture, in pixels. */
const swatchWidth = 320

function swatchesOf(oids: readonly number[], images: ProductSettings['images']): Product['swatches'] {
  return new Map(
    oids.flatMap((oid) => {
      const first = images?.data[oid]?.[0]
      if (!images || !first) return []
      const file = typeof first === 'string' ? first : first.file
      return [[oid, pictureAddress(images.template, file, swatchWidth)] as const]
    }),
  )
}
