/** The stock of models in settings and answers (BUY-08). */
import { nullish, pipe, string, transform, union } from 'valibot'
import { rows } from '../../base/input/lenient'
import { amount, numericString, optional, optionalPhp, phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { ModelStock } from './stock.rules'

/** A count; 0 where it is absent. */
export const countOrZero = nullish(numericString, 0)
/** A flag; false where it is absent. */
export const flagOrFalse = nullish(phpFlag, false)
/** An optional text; `undefined` if it is empty. */
export const textOrUndefined = pipe(
  optionalPhp(string(), ''),
  transform((text) => text || undefined),
)

const wireStock = shape({
  /** In stock: the number of pieces. */
  s: countOrZero,
  /** When stock ships, as shown to the visitor: `Nov 30`. */
  sh: textOrUndefined,
  /**
   * In stock at the satellite warehouse: the number of pieces. Used where the visitor has set a destination; it takes
   * precedence over `s`.
   */
  hs: countOrZero,
  /** When satellite stock ships, as shown to the visitor. */
  hsh: textOrUndefined,
  /** On pre-order: the number of pieces. Used where nothing is in stock. */
  pr: countOrZero,
  /** When a pre-order is expected, as shown to the visitor. */
  eta: textOrUndefined,
  /**
   * The model's price with its options, before a sale, in units of the country's currency. Without it, the price is
   * `rove.product.price` and the surcharges of the options.
   */
  p: optional(amount),
  /**
   * The original price, shown struck-through where `isMSRPShown` is set. Without it, that is the price times 1.4 (PRICE-04).
   */
  ori: optional(amount),
  /** Hidden: no stock is shown, and the model cannot be bought. */
  h: flagOrFalse,
  /** Disallowed: the model cannot be bought where nothing is in stock or on pre-order. */
  d: flagOrFalse,
  /**
   * The message shown where nothing is in stock or on pre-order: a text, or a text with a tip. The model can still be
   * bought, unless `d` is set.
   */
  msg: optionalPhp(union([string(), shape({ text: string(), tip: textOrUndefined })]), ''),
})

/** One model's stock. A model without stock, pre-order and `msg` is sold out. */
export const modelStock = pipe(
  wireStock,
  transform(
    ({ s, sh, hs, hsh, pr, eta, p, ori, h, d, msg }): ModelStock => ({
      inStock: s,
      ships: sh,
      satellite: hs,
      satelliteShips: hsh,
      preOrder: pr,
      expected: eta,
      price: p,
      original: ori,
      hidden: h,
      disallowed: d,
      message: messageOf(msg),
    }),
  ),
)

/** The stock of all models by name. Invalid models are left out. */
export const modelsStock = rows('models_stock', modelStock)

function messageOf(message: string | { text: string; tip: string | undefined }) {
  const { text, tip } = typeof message === 'object' ? message : { text: message, tip: undefined }
  return text ? { text, tip } : undefined
}
