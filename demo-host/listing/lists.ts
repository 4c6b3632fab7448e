/** The shop's lists of products that have pages: its categories, and what is new or sells best. */
import { type Catalogue, categories, type Product } from '../catalogue/catalogue'
import type { ShopCode } from '../visitor/texts/texts'
import { pageSize } from './list-slice'

/** A list of products. */
export interface ProductList {
  /** Its address, without a slash before it. */
  readonly path: string
  readonly name: ShopCode
  readonly hint?: ShopCode
  readonly size: number
  /** Whether it is long enough for filters. */
  readonly hasFilters: boolean
  productsIn(catalogue: Catalogue): readonly Product[]
}

/** What customers buy most. */
export const bestSellers = [1201, 1204, 1212, 1213, 1224, 1226, 1235, 1246]
/** The latest additions. */
export const newArrivals = [1208, 1217, 1222, 1229, 1237, 1240, 1250, 1259]

/** The products of these node ids that the visitor's country sells. */
export const chosenIn = ({ byNid }: Catalogue, nids: readonly number[]): Product[] =>
  nids.flatMap((nid) => byNid.get(nid) ?? [])

const collection = (path: string, name: 'bestSellers' | 'newArrivals', nids: readonly number[]): ProductList => ({
  path,
  name,
  hint: `${name}Hint`,
  size: 4,
  hasFilters: false,
  productsIn: (catalogue) => chosenIn(catalogue, nids),
})

/** All of them. */
export const productLists: readonly ProductList[] = [
  ...categories.map((category) => ({
    path: category,
    name: category,
    size: pageSize,
    hasFilters: true,
    productsIn: ({ byCategory }: Catalogue) => byCategory.get(category) ?? [],
  })),
  collection('best-sellers', 'bestSellers', bestSellers),
  collection('new-arrivals', 'newArrivals', newArrivals),
]
