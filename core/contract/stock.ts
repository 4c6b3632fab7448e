/** Stock by model, as pages and answers carry it. Source: document 1, section 3 (Model stock), BUY-08. */
import { nullish, pipe, string, transform, union } from 'valibot'
import type { ModelStock } from '../domain/stock'
import { rows } from '../lenient'
import { shape } from '../shape'
import { amount, figure, flag, maybe } from '../written-by-php'

/** How many there are: none where nothing is said. */
export const count = nullish(figure, 0)
/** What holds where it is said. */
export const truth = nullish(flag, false)
/** What the shop says, if anything. */
export const words = pipe(
  nullish(string(), ''),
  transform((text) => text || undefined),
)

const wire = shape({
  s: count,
  sh: words,
  hs: count,
  hsh: words,
  pr: count,
  eta: words,
  p: maybe(amount),
  ori: maybe(amount),
  h: truth,
  d: truth,
  /** A text, or one with a tip. */
  msg: maybe(union([string(), shape({ text: string(), tip: words })])),
})

/** One model's stock. */
export const modelStock = pipe(
  wire,
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

/** The stock of all models by their names; a model that is not told of as it should be is left out. */
export const modelsStock = rows('models_stock', modelStock)

function messageOf(message: string | { text: string; tip: string | undefined } | undefined) {
  const { text, tip } = typeof message === 'object' ? message : { text: message, tip: undefined }
  return text ? { text, tip } : undefined
}
