/** What a product page says about its product. Source: document 1, section 3 (BUY-08); `rove.product` is proposed. */
import { array, nullish, pipe, record, string, transform, union } from 'valibot'
import type { CurrencyCode } from '../../domain/countries'
import { parts, rows } from '../../lenient'
import { list } from '../../php-list'
import { shape } from '../../shape'
import { amount, change, figure, flag, words } from '../../written-by-php'
import type { Setting } from './read-setting'

const ids = pipe(list, array(pipe(figure, transform(Math.trunc))))
const names = pipe(
  union([
    pipe(
      string(),
      transform((name) => [name]),
    ),
    list,
  ]),
  array(string()),
)
/** A model's option ids by its name. */
export const productModels = {
  name: 'product_models',
  schema: rows('product_models', ids),
  otherwise: undefined,
} as const

/** The model or models that an option is part of, by option id. Read where `product_models` is absent. */
export const oidToModel = { name: 'oid_to_model', schema: rows('oid_to_model', names), otherwise: undefined } as const

/** An option by its id: in the order in which its attribute shows it. */
export const oidDetails = {
  name: 'oid_details',
  schema: rows(
    'oid_details',
    shape({
      /** What it adds to the price. */
      price: nullish(change, 0),
      formatted_price: words,
      /** The attribute's name. */
      label: words,
      name: string(),
      aid: figure,
      /** `swatch`, `text` or `hidden`; anything else is shown as text. */
      display_mode: words,
    }),
  ),
  otherwise: {} as const,
} as const

/** The product's sale, of all its models. */
export const salesData = {
  name: 'sales_data',
  schema: parts(
    'sales_data',
    shape({
      sell_price: nullish(amount),
      /** What is taken off, in units of `currency`. */
      amt: amount,
      currency: string(),
      /** Whether the sale is on, or how many pieces it is on for. */
      available: union([figure, flag]),
    }),
  ),
  otherwise: undefined,
} as const

/** What the sale takes off: nothing where it is over, sold out, or in another currency. */
export function takenOff(sale: Setting<typeof salesData>, currency: CurrencyCode): number {
  return sale?.available && sale.currency === currency ? sale.amt : 0
}

/** The pictures: files by model, by option id, or under `default`; and how a file becomes an address. */
export const productImages = {
  name: 'product_imgs',
  schema: parts(
    'product_imgs',
    shape({
      data: rows('product_imgs', pipe(list, array(union([string(), shape({ file: string(), alt: words })])))),
      /** With `{file}` and `{width}`, which is 320, 480 or 768. */
      template: string(),
      /** With `{file}`: the picture as it is, for zooming (proposed). */
      original: nullish(string()),
    }),
  ),
  otherwise: undefined,
} as const

/** What else the widgets of a product page need. */
export const pageProduct = {
  name: 'rove.product',
  schema: parts(
    'rove.product',
    shape({
      nid: figure,
      title: words,
      /** In units of the country's currency: for models whose stock names no price. */
      price: nullish(amount),
      /** Models that are sold for good, or true for all of them. */
      final_sale: nullish(union([flag, pipe(list, array(string()))])),
      /** Whether it cannot go to the destination that the page was rendered for. */
      restricted: nullish(flag, false),
      /** The outdoor cover that is offered with it. */
      cover: nullish(
        shape({
          nid: figure,
          model: string(),
          title: string(),
          /** In units of the country's currency. */
          price: amount,
          image: words,
          url: words,
          /** Its option ids by attribute id. */
          options: nullish(record(string(), figure), {}),
        }),
      ),
      /** Whether protection is offered for it. */
      protection: nullish(flag, false),
      /** An HLS playlist, and the picture before it plays and in its place when it fails. */
      video: nullish(shape({ src: string(), poster: words, title: words })),
      lookbooks: nullish(array(shape({ title: string(), url: string() })), []),
    }),
  ),
  otherwise: undefined,
} as const
