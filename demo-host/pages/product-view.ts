/** Reads the data of a product page, for the page and its settings. */
import { type Product, productsOf } from '../catalogue/catalogue'
import { type Look, pairings, rooms } from '../content/looks'
import type { Database } from '../database/open'
import { isRestricted } from '../destination/destination'
import { readDestination } from '../destination/read-destination'
import { type Model, modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'
import type { ShopContext } from './show'

/** One product for one visitor. */
export interface ProductView {
  readonly visitor: Visitor
  readonly product: Product
  /** Its models, with the stock for the visitor's destination. */
  readonly models: readonly Model[]
  /** Whether the visitor has set a destination. */
  readonly hasDestination: boolean
  /** Whether it cannot be delivered there. */
  readonly restricted: boolean
  /** Its protective cover. */
  readonly cover: { readonly product: Product; readonly model: Model } | undefined
  /** The looks that contain it. */
  readonly looks: readonly Look[]
  /** The country's other products. */
  readonly others: readonly Product[]
}

/** The product of a slug; `undefined` if the country does not sell it. */
export async function productView(db: Database, context: ShopContext, slug: string): Promise<ProductView | undefined> {
  const visitor = context.get('visitor')
  const products = await productsOf(db, visitor)
  const product = products.find((one) => one.slug === slug)
  if (!product) return undefined
  const destination = await readDestination(db, context)
  const modelsFor = (nid: number) => modelsOf(db, nid, visitor, destination?.satellite)
  const cover = products.find((one) => one.slug === product.extras.cover)
  const [coverModel] = cover ? await modelsFor(cover.nid) : []
  return {
    visitor,
    product,
    models: await modelsFor(product.nid),
    hasDestination: destination !== undefined,
    restricted: destination !== undefined && (await isRestricted(db, product.nid, visitor.country, destination.postal)),
    cover: cover && coverModel ? { product: cover, model: coverModel } : undefined,
    looks: [...rooms, ...pairings].filter(({ pieces }) => pieces.includes(slug)),
    others: products.filter((one) => one !== product),
  }
}
