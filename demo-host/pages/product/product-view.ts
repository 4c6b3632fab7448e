/** Reads the data of a product page, for the page and its settings. */
import { catalogueOf, type Option, type Product } from '../../catalogue/catalogue'
import { type Look, pairings, rooms } from '../../content/looks'
import type { Database } from '../../database/open'
import { isRestricted } from '../../destination/destination'
import { readDestination } from '../../destination/read-destination'
import { type Model, modelsOf } from '../../stock/models'
import type { Visitor } from '../../visitor/visitor'
import type { ShopContext } from '../layout/show'

/** The number of other products on a page. */
const othersShown = 4

/** One product for one visitor. */
export interface ProductView {
  readonly visitor: Visitor
  readonly product: Product
  /** Its models, with the stock for the visitor's destination. */
  readonly models: readonly Model[]
  /** The preselected options: of each attribute one, the one of the address or the first. */
  readonly chosen: readonly Option[]
  /** The model that consists of them; otherwise the first. */
  readonly model: Model | undefined
  /** Whether the visitor has set a destination. */
  readonly hasDestination: boolean
  /** Whether it cannot be delivered there. */
  readonly restricted: boolean
  /** Its protective cover. */
  readonly cover: { readonly product: Product; readonly model: Model } | undefined
  /** The looks that contain it. */
  readonly looks: readonly Look[]
  /** Other products of its category. */
  readonly others: readonly Product[]
}

/** The product of a slug; `undefined` if the country does not sell it. */
export async function productView(db: Database, context: ShopContext, slug: string): Promise<ProductView | undefined> {
  const visitor = context.get('visitor')
  const { bySlug, byCategory } = await catalogueOf(db, visitor)
  const product = bySlug.get(slug)
  if (!product) return undefined
  const destination = await readDestination(db, context)
  const modelsFor = (nid: number) => modelsOf(db, nid, visitor, destination?.satellite)
  const cover = bySlug.get(product.extras.cover ?? '')
  const [coverModel] = cover ? await modelsFor(cover.nid) : []
  const models = await modelsFor(product.nid)
  const chosen = chosenOptions(product, Number(context.req.query('oid')))
  return {
    visitor,
    product,
    models,
    chosen,
    model: models.find(({ oids }) => chosen.every(({ oid }) => oids.includes(oid))) ?? models[0],
    hasDestination: destination !== undefined,
    restricted: destination !== undefined && (await isRestricted(db, product.nid, visitor.country, destination.postal)),
    cover: cover && coverModel ? { product: cover, model: coverModel } : undefined,
    looks: [...rooms, ...pairings].filter(({ pieces }) => pieces.includes(slug)),
    others: (byCategory.get(product.category) ?? []).filter((one) => one !== product).slice(0, othersShown),
  }
}

/** @param asked the option id of an address such as `/product/marlow-3-seat-sofa?oid=3` */
const chosenOptions = ({ attributes }: Product, asked: number): readonly Option[] =>
  attributes.flatMap(({ options }) => {
    const offered = options.filter(({ display }) => display !== 'hidden')
    return offered.find(({ oid }) => oid === asked) ?? offered[0] ?? []
  })
