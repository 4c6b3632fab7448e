/** The fields of one result, as the server's results page writes those of the cards that it has rendered (RESULTS-04). */
import { fallback, type InferInput, type InferOutput } from 'valibot'
import { numericString, optionalText } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { productCard } from '../card/card.contract'

const textOrNone = fallback(optionalText, '')

/** The fields of a product's card, and what reviews, photos, looks and pages have besides. These have no `nid`. */
export const resultCard = shape({
  ...productCard.entries,
  nid: textOrNone,
  text: textOrNone,
  author: textOrNone,
  /** The product of a review. */
  product: textOrNone,
  /** From 1 to 5. */
  stars: fallback(numericString, 0),
})

/** The fields of one result as they are sent. */
export type ResultCardFields = InferInput<typeof resultCard>

/** The decoded fields of one result. */
export type ResultCard = InferOutput<typeof resultCard>
