/** Finds the products of a host (HOSTS-02). */

import { numbered } from '../../../core/base/input/numbered'
import { safeUrl } from '../../../core/base/input/safe-url'
import { cardContent } from '../../../core/shop/card/card-content'
import type { Host, HostProduct } from '../../../core/shop/host/host.contract'
import type { MemberTerms } from '../../../core/shop/membership/membership.rules'
import { fieldsOf, type HitContext } from '../../../core/shop/search/hit-fields'
import { loadSearch } from '../../../core/shop/search/load-search'
import type { SearchHit } from '../../../core/shop/search/search.contract'
import { isSameName, requestsOf } from './host.rules'
import type { HomeProduct } from './host.types'

/** Whose prices count. */
interface FindContext extends HitContext {
  readonly terms: MemberTerms
}

/** A product as the server names it. */
export const namedProduct = ({ name, option, image }: HostProduct): HomeProduct => ({
  name,
  option,
  image: safeUrl(image),
})

/**
 * The products of a host that the country sells, by one request of several searches. A product without a hit, or whose
 * hit has another name, is left out. Rejects as the search client does.
 */
export async function findProducts(host: Host, context: FindContext): Promise<HomeProduct[]> {
  const requests = requestsOf(host, context.country)
  if (requests.length === 0) return []
  const search = await loadSearch()
  const { results } = await search(requests)
  return numbered(host.products).flatMap(([n, product]) => foundProduct(product, results[n]?.hits[0], context) ?? [])
}

function foundProduct(product: HostProduct, hit: SearchHit | undefined, context: FindContext): HomeProduct | undefined {
  const fields = hit && isSameName(hit.title, product.name) ? fieldsOf(hit, context) : undefined
  const content = fields && cardContent(fields, context.terms)
  if (!content) return undefined
  const swatch = content.swatches?.find(({ label }) => isSameName(label, product.option))
  return {
    name: content.title,
    option: product.option,
    url: swatch?.href ?? content.href,
    image: safeUrl(product.image) ?? swatch?.picture ?? content.picture,
    price: swatch ? swatch.price : content.price,
  }
}
