/** Products as pages tell them to be tracked: core/host/settings/tracking.ts. */
import type { Product } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'

/** One product, or one line of a cart. Amounts are units of the country's currency. */
export interface Tracked {
  readonly id: string
  readonly id_default: string
  readonly id_google: string
  /** What feeds know it by, and Google's; a model's parent is its product. */
  readonly fsku: string
  readonly gsku: string
  readonly parent: string
  readonly name: string
  readonly price: number
  readonly quantity?: number
  /** The model, as facts of the cart name it. */
  readonly variant?: string
  /** `Furniture/Sofas/Leather sofas`. */
  readonly category: string
  readonly nid: number
  readonly url: string
  readonly image: string
}

/** A product as it stands in a list or on its page. */
export function trackedProduct({ nid, sku, slug, title, price, sale, category, terms }: Product): Tracked {
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
    image: pictureUrl(pictureFile(slug), 480),
  }
}

/** A line of a cart or an order. */
export interface Line {
  readonly url?: string | null | undefined
  readonly model: string
  readonly qty: number | string
  /** For one piece; a share of the total where it is not told. */
  readonly price?: number | string | undefined
  readonly total: number | string
}

/** The lines, each with its product. What is no longer sold is left out. */
export function trackedLines(lines: readonly Line[], products: readonly Product[]): Tracked[] {
  return lines.flatMap((line) => {
    const product = products.find(({ slug }) => line.url === `/product/${slug}`)
    if (!product) return []
    const quantity = Number(line.qty)
    const price = Number(line.price ?? Number(line.total) / quantity)
    return [{ ...trackedProduct(product), price, quantity, variant: line.model }]
  })
}
