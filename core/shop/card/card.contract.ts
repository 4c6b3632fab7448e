/** The fields of a product's card, as a category's next page and the search service send them (LIST-01, LIST-06). */
import { array, fallback, type InferInput, type InferOutput, picklist, record, string } from 'valibot'
import { amount, optional, optionalPhp, optionalText, phpFlag, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

/** In place of a price that cannot be read: the card shows none, rather than another one. */
export const invalidPrice = -1

const price = fallback(optional(amount), invalidPrice)

/** One colour or cover of a product, shown below its picture. Fields that it lacks are the product's. */
const swatch = shape({
  label: text,
  model: optionalText,
  /** The colour of the filters that it belongs to: `Green`. */
  group: optionalText,
  /** Its colour for screens: `#6b7354`. */
  color: fallback(optionalText, ''),
  image_lrg: fallback(optionalText, ''),
  /** The query of the product's address that chooses it: `oid=12`. */
  url_query: optionalText,
  default_price: price,
  sale_price: price,
})

/** The swatches of a card, proposed. */
const swatches = fallback(optionalPhp(array(swatch), []), [])

const { default_price: _, sale_price: __, ...ofEveryCountry } = swatch.entries

/** The swatches of a record of the search service, which has no prices of one country, proposed. */
export const foundSwatches = fallback(optionalPhp(array(shape(ofEveryCountry)), []), [])

/**
 * One card. Prices are in units of the country's currency, for one piece of the first model. `swatches`, `sold_out` and
 * the models' flags are proposed.
 */
export const productCard = shape({
  nid: text,
  url: string(),
  url_query: optionalText,
  title: text,
  image_lrg: fallback(optionalText, ''),
  /** The picture shown on hover and focus. */
  image_alt_lrg: fallback(optionalText, ''),
  default_price: price,
  sale_price: price,
  /** Whether a model is on sale: `{ "SOF1201-MOSS": 1 }`. A model that is absent is on sale if there is a sale price. */
  sale_flags: fallback(optionalPhp(record(string(), phpFlag), {}), {}),
  /** `sold` shows 'Sold Out'; `notify` shows 'Sold Out - Notify Me'. */
  sold_out: fallback(optionalPhp(picklist(['sold', 'notify'])), undefined),
  swatches,
})

/** The fields of one card as they are sent. */
export type CardFields = InferInput<typeof productCard>

/** The decoded fields of one card. */
export type ProductCard = InferOutput<typeof productCard>
