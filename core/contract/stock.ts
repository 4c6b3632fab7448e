/** Stock by model, as pages and answers carry it. Source: document 1, section 3 (Model stock), BUY-08. */
import { nullish, pipe, record, string, transform, union } from 'valibot'
import type { ModelStock } from '../domain/stock'
import { shape } from '../shape'
import { figure, flag } from '../written-by-php'

const count = nullish(figure, 0)
const amount = nullish(figure)
const words = nullish(string())
const truth = nullish(flag, false)

const wire = shape({
  s: count,
  sh: words,
  hs: count,
  hsh: words,
  pr: count,
  eta: words,
  p: amount,
  ori: amount,
  h: truth,
  d: truth,
  /** A text, or one with a tip. */
  msg: nullish(union([string(), shape({ text: string(), tip: words })])),
})

/** One model's stock. */
export const modelStock = pipe(
  wire,
  transform(
    ({ s, sh, hs, hsh, pr, eta, p, ori, h, d, msg }): ModelStock => ({
      inStock: s ?? 0,
      ships: sh || undefined,
      satellite: hs ?? 0,
      satelliteShips: hsh || undefined,
      preOrder: pr ?? 0,
      expected: eta || undefined,
      price: p ?? undefined,
      original: ori ?? undefined,
      hidden: h ?? false,
      disallowed: d ?? false,
      message: messageOf(msg ?? undefined),
    }),
  ),
)

/** Every model's stock by its name. */
export const modelsStock = record(string(), modelStock)

function messageOf(message: string | { text: string; tip?: string | null | undefined } | undefined) {
  const { text, tip } = typeof message === 'object' ? message : { text: message ?? '', tip: undefined }
  return text ? { text, tip: tip || undefined } : undefined
}
