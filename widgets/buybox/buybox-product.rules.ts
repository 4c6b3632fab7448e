/** The product as a page's settings describe it. Source: document 1, section 3 (BUY-08). */
import type { CurrencyCode } from '../../core/domain/countries'
import type { Attribute, Choices, Option } from '../../core/domain/models'
import { RoveError } from '../../core/errors'
import {
  type oidDetails,
  type oidToModel,
  type pageProduct,
  type productImages,
  type productModels,
  type salesData,
  takenOff,
} from '../../core/host/settings/product'
import type { Setting } from '../../core/host/settings/read-setting'
import type { pageStock } from '../../core/host/settings/stock'

/** The settings a product is made from, each as it reads. */
export interface ProductSettings {
  readonly models: Setting<typeof productModels>
  readonly modelsByOption: Setting<typeof oidToModel>
  readonly options: Setting<typeof oidDetails>
  readonly stock: Setting<typeof pageStock>
  readonly images: Setting<typeof productImages>
  readonly sale: Setting<typeof salesData>
  readonly more: Setting<typeof pageProduct>
}

/** What else is offered with a product: the outdoor cover. */
export type Cover = NonNullable<NonNullable<ProductSettings['more']>['cover']>

/** A product that can be chosen and bought. */
export interface Product {
  readonly nid: number
  readonly title: string
  readonly choices: Choices
  /** A small picture of an option, where there is one. Not yet checked. */
  readonly swatches: ReadonlyMap<number, string>
  /** What a model costs that names no price of its own, without its options' prices. */
  readonly price: number | undefined
  /** What the sale takes off each model. */
  readonly sale: number
  readonly isFinalSale: (model: string) => boolean
  readonly cover: Cover | undefined
  readonly hasProtection: boolean
}

/**
 * Its models are those whose stock and options are told: nothing is said, and nothing sold, of what is not known.
 *
 * @throws RoveError where the settings are another product's, or leave no model
 */
export function productFrom(nid: number, settings: ProductSettings, currency: CurrencyCode): Product {
  const { options, images, sale, more, stock } = settings
  const needs = (what: string) => new RoveError(`needs-${what}`, '<rove-buybox>')
  if (more && more.nid !== nid) throw needs(`product-${nid}`)
  const named = [...modelsOf(settings)]
  if (named.length === 0) throw needs('product-models')
  const stocked = named.filter(([model]) => Object.hasOwn(stock, model))
  if (stocked.length === 0) throw needs('models-stock')
  const models = new Map(stocked.filter(([, oids]) => [...oids].every((oid) => Object.hasOwn(options, oid))))
  if (models.size === 0) throw needs('oid-details')
  const finalSale = more?.final_sale ?? false
  return {
    nid,
    title: more?.title ?? '',
    choices: { attributes: attributesOf(options), models },
    swatches: swatchesOf(Object.keys(options), images),
    price: more?.price ?? undefined,
    sale: takenOff(sale, currency),
    isFinalSale: (model) => (Array.isArray(finalSale) ? finalSale.includes(model) : finalSale),
    cover: more?.cover ?? undefined,
    hasProtection: more?.protection ?? false,
  }
}

/** In the order in which the page names the options. */
function attributesOf(details: ProductSettings['options']): readonly Attribute[] {
  const labels = new Map<number, { label: string; options: Option[] }>()
  for (const [oid, { aid, label, name, price, display_mode }] of Object.entries(details)) {
    const attribute = labels.get(aid) ?? { label, options: [] }
    labels.set(aid, attribute)
    attribute.options.push({ oid: Number(oid), aid, name, price: price ?? 0, display: displayOf(display_mode ?? '') })
  }
  return [...labels].map(([aid, attribute]) => ({ aid, ...attribute }))
}

function displayOf(mode: string): Option['display'] {
  return mode === 'swatch' || mode === 'hidden' ? mode : 'text'
}

/** From `product_models`, else from the other way round, `oid_to_model`. */
function modelsOf({ models, modelsByOption = {} }: ProductSettings): Choices['models'] {
  if (models) return new Map(Object.entries(models).map(([model, oids]) => [model, new Set(oids)]))
  const found = new Map<string, Set<number>>()
  for (const [oid, names] of Object.entries(modelsByOption))
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(Number(oid)))
  return found
}

function swatchesOf(oids: readonly string[], images: ProductSettings['images']): Product['swatches'] {
  return new Map(
    oids.flatMap((oid) => {
      const first = images?.data[oid]?.[0]
      if (!images || !first) return []
      const file = typeof first === 'string' ? first : first.file
      return [
        [Number(oid), images.template.replace('{width}', '320').replace('{file}', encodeURIComponent(file))] as const,
      ]
    }),
  )
}
