/** Writes products for tracking: core/tracking/tracking.setting.ts. */
import type { Catalogue, Product } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'

/** One product, or one line of a cart. Amounts are units of the country's currency. */
export interface TrackedItem {
  readonly id: string
  readonly id_default: string
  readonly id_google: string
  /** The ids in feeds and at Google; a model's parent is its product. */
  readonly fsku: string
  readonly gsku: string
  readonly parent: string
  readonly name: string
  readonly price: number
  readonly quantity?: number
  /** The model, as in the facts of the cart. */
  readonly variant?: string
  /** `Furniture/Sofas/Leather sofas`. */
  readonly category: string
  readonly nid: number
  readonly url: string
  readonly image: string
}

/** A membership or the protection: it is no product. */
export type TrackedExtra = Pick<TrackedItem, 'id' | 'name' | 'price'> & { readonly quantity: number }

/** A product in a list or on its page. */
export function trackedProduct({ nid, sku, slug, picture, title, price, sale, category, terms }: Product): TrackedItem {
  const own = `${category.charAt(0).toUpperCase()}${category.slice(1)}`
  return {
    id: sku,
    id_default: sku,
    id_google: sku,
    fsku: sku,
    gsku: sku,
    parent: sku,
    name: title,
    price: price - sale,
    category: ['Furniture', own, ...terms.filter((term) => term !== own)].join('/'),
    nid,
    url: `/product/${slug}`,
    image: pictureUrl(pictureFile(picture), 480),
  }
}

/** A line of a cart or an order. */
export interface TrackedLine {
  readonly url?: string | null | undefined
  readonly model: string
  readonly qty: number | string
  /** The price of one; computed from the total if it is absent. */
  readonly price?: number | string | undefined
  readonly total: number | string
}

/** The lines with their products. Products that are no longer sold are left out. */
export function trackedLines(lines: readonly TrackedLine[], { bySlug }: Catalogue): TrackedItem[] {
  return lines.flatMap((line) => {
    const product = bySlug.get(line.url?.replace('/product/', '') ?? '')
    if (!product) return []
    const quantity = Number(line.qty)
    const price = Number(line.price ?? Number(line.total) / quantity)
    return [{ ...trackedProduct(product), price, quantity, variant: line.model }]
  })
}
