/** Makes what a card shows of its fields (LIST-01, LIST-06). */
import { safeUrl } from '../../base/input/safe-url'
import type { MemberTerms } from '../membership/membership.rules'
import { invalidPrice, type ProductCard } from './card.contract'
import { type CardPrice, cardPrice, type ModelPrices } from './card.rules'
import type { CardContent, SwatchContent } from './card.types'

/** What a card depends on beside its product. */
interface CardList {
  /** The colours that the list is filtered by: the card shows its first swatch of them. */
  readonly colors?: readonly string[]
  /** The decimals of the list's prices. */
  readonly decimals?: 0 | 2
}

/** The content of a card; `undefined` if its address is not safe. */
export function cardContent(
  fields: ProductCard,
  terms: MemberTerms,
  { colors = [], decimals = 0 }: CardList = {},
): CardContent | undefined {
  const { nid, url, url_query, title, image_lrg, image_alt_lrg, sold_out, swatches } = fields
  const href = safeUrl(withQuery(url, url_query))
  if (!href) return undefined
  const amountOf = (prices: ModelPrices) => cardPrice(prices, terms, decimals)
  const contents = swatches.map((swatch) => swatchContent(fields, swatch, href, amountOf))
  const at = swatches.findIndex(({ group }) => colors.includes(group))
  const shown = contents[at]
  // The product's prices are those of its first model.
  const [first] = Object.keys(fields.sale_flags)
  return {
    nid,
    href: shown?.href ?? href,
    title,
    picture: shown?.picture ?? safeUrl(image_lrg),
    // It is in the colour of the first swatch.
    secondPicture: at > 0 ? undefined : safeUrl(image_alt_lrg),
    price: shown ? shown.price : priceOf(fields, {}, first, amountOf),
    soldOut: sold_out ?? undefined,
    swatches: contents,
  }
}

function swatchContent(
  fields: ProductCard,
  swatch: ProductCard['swatches'][number],
  productHref: string,
  amountOf: AmountOf,
): SwatchContent {
  const { label, color, model, image_lrg, url_query } = swatch
  return {
    label,
    color,
    href: safeUrl(withQuery(fields.url, url_query || fields.url_query)) ?? productHref,
    picture: safeUrl(image_lrg || fields.image_lrg),
    price: priceOf(fields, swatch, model, amountOf),
  }
}

/** The price of a model in this list, for this visitor. */
type AmountOf = (prices: ModelPrices) => CardPrice

type Prices = Pick<ProductCard, 'default_price' | 'sale_price'>

/** @param own the swatch's prices; those that it lacks are the product's */
function priceOf(
  { default_price, sale_price, sale_flags }: ProductCard,
  own: Partial<Prices>,
  model: string | undefined,
  amountOf: AmountOf,
): CardPrice | undefined {
  const regular = own.default_price ?? default_price
  // The product's sale price belongs to its own price, not to the price of a model.
  const inSale = own.sale_price ?? (own.default_price === undefined ? sale_price : undefined)
  const sale = model === undefined || sale_flags[model] !== false ? inSale : undefined
  if (regular === undefined || [regular, sale].includes(invalidPrice)) return undefined
  return amountOf({ regular, sale })
}

/** @param query without a question mark, or with one */
const withQuery = (url: string, query: string): string =>
  query ? `${url}${url.includes('?') ? '&' : '?'}${query.replace(/^[?&]/, '')}` : url
