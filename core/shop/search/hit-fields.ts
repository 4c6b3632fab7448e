/** The fields of a card that a record of the search service has (RESULTS-02, HOSTS-02). */
import type { Country, Locale } from '../../base/country/countries.rules'
import type { ResultCard } from './result-card.contract'
import type { SearchHit } from './search.contract'

/** Whose prices and language count. */
export interface HitContext {
  readonly country: Country
  readonly locale: Locale
}

/** The fields of a record; `undefined` if it is in another language (SEARCH-07). */
export function fieldsOf(hit: SearchHit, { country, locale }: HitContext): ResultCard | undefined {
  if (!['und', 'en', locale].includes(hit.language)) return undefined
  const { nid, url, title, image, image_alt_lrg, swatches, text, author, product, stars } = hit
  const currency = country.currency.toLowerCase()
  const [final, regular] = [hit.prices?.final[currency], hit.prices?.regular[currency]].map(priceOrNone)
  // The service's final price is what is due. A regular price that is not above it is ignored.
  const isOnSale = final !== undefined && regular !== undefined && regular > final
  return {
    nid,
    url,
    url_query: '',
    title,
    image_lrg: image,
    image_alt_lrg,
    default_price: isOnSale ? regular : final,
    sale_price: isOnSale ? final : undefined,
    sale_flags: {},
    sold_out: undefined,
    swatches: swatches.map((swatch) => ({ ...swatch, default_price: undefined, sale_price: undefined })),
    text,
    author,
    product,
    stars,
  }
}

const priceOrNone = (price: number | undefined) => (price !== undefined && price >= 0 ? price : undefined)
