/** The settings of a product page (BUY-08). `rove.product` is proposed. */
import { array, nullish, pipe, record, string, transform, union } from 'valibot'
import { parts, rows } from '../../base/input/lenient'
import { list } from '../../base/input/php-list'
import { amount, change, numericString, optionalText, phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

const ids = pipe(list, array(pipe(numericString, transform(Math.trunc))))
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
/** The option ids of each model, by the model's name. It is required, or `oid_to_model` is. */
export const productModels = {
  name: 'product_models',
  schema: rows('product_models', ids),
  otherwise: undefined,
} as const

/**
 * The name of the model, or a list of the names of the models, that contain an option, by option id. Read where
 * `product_models` is absent.
 */
export const oidToModel = { name: 'oid_to_model', schema: rows('oid_to_model', names), otherwise: undefined } as const

/**
 * The options of the product: a list in the order in which they are shown, each with its id as `oid`; or an object by
 * the options' ids, in the order of their `weight`. An object without weights is shown in the order of the ids, because
 * browsers read numeric keys in this order. A model with an option that is missing here cannot be bought.
 */
export const oidDetails = {
  name: 'oid_details',
  schema: rows(
    'oid_details',
    shape({
      /** The option's id, in a list. In an object its key is the id. */
      oid: nullish(numericString),
      /** Where it is shown among the others, lightest first (proposed). */
      weight: nullish(numericString, 0),
      /**
       * The surcharge to `rove.product.price`, in units of the country's currency; negative for a reduction. A model
       * with its own price (`p`) already contains it.
       */
      price: nullish(change, 0),
      /** Not read: prices are formatted by the visitor's locale. */
      formatted_price: optionalText,
      /** The name of the attribute, not of the option: `Colour`. */
      label: optionalText,
      /** The name of the option: `Sage`. */
      name: string(),
      /** The attribute's id. Options with the same attribute are alternatives. */
      aid: numericString,
      /** `swatch` (the first picture of the option in `product_imgs.data`), `text` or `hidden` (not shown); anything else is `text`. */
      display_mode: optionalText,
    }),
  ),
  otherwise: {} as const,
} as const

/** A sale for all models of the product. */
export const salesData = {
  name: 'sales_data',
  schema: parts(
    'sales_data',
    shape({
      /** Not read: the price after the sale is computed with `amt`. */
      sell_price: nullish(amount),
      /** The discount on each model's price, in units of `currency`. */
      amt: amount,
      /** A currency's code, `USD`. In a country with another currency there is no sale. */
      currency: string(),
      /** Whether the sale is on, or the number of pieces left in it: 0 ends it. */
      available: union([numericString, phpFlag]),
    }),
  ),
  otherwise: undefined,
} as const

/** The product's pictures. */
export const productImages = {
  name: 'product_imgs',
  schema: parts(
    'product_imgs',
    shape({
      /**
       * Lists of files by a model's name, by an option's id, or by `default`: the gallery shows the first list that
       * exists, in this order. A file is its name, or its name with its description.
       */
      data: rows('product_imgs', pipe(list, array(union([string(), shape({ file: string(), alt: optionalText })])))),
      /** The address of a picture, with `{file}` for the file and `{width}` for 320, 480 or 768. */
      template: string(),
      /** The address of the unscaled picture, with `{file}`, for zooming (proposed). */
      original: nullish(string()),
    }),
  ),
  otherwise: undefined,
} as const

/** Further settings of the product (proposed). */
export const pageProduct = {
  name: 'rove.product',
  schema: parts(
    'rove.product',
    shape({
      /** The product's node id: a tag with another `nid` keeps the server's HTML. */
      nid: numericString,
      /** The product's name, as the visitor reads it. */
      title: optionalText,
      /**
       * The price without options, in units of the country's currency. Required where a model has no price of its own
       * in `models_stock`: such a model costs this and the `price` of its options.
       */
      price: nullish(amount),
      /** A list of the names of the models that cannot be returned, or true for all of them. */
      final_sale: nullish(union([phpFlag, pipe(list, array(string()))])),
      /** Whether the product cannot be delivered to the destination for which the page was rendered. */
      restricted: nullish(phpFlag, false),
      /** The outdoor cover that is offered with the product: a product of its own. */
      cover: nullish(
        shape({
          /** The cover's node id. */
          nid: numericString,
          /** The name of the cover's model. */
          model: string(),
          /** The cover's name, as the visitor reads it. */
          title: string(),
          /** The cover's price, in units of the country's currency. */
          price: amount,
          /** The address of its picture. */
          image: optionalText,
          /** The address of its page. */
          url: optionalText,
          /** The cover's option ids by attribute id, `{ "1": 900 }`. */
          options: nullish(record(string(), numericString), {}),
        }),
      ),
      /** Whether protection plans are requested for it. */
      protection: nullish(phpFlag, false),
      /** A film in the gallery: `src` is the address of an HLS playlist, `poster` that of the picture before it plays or where it fails, `title` its name, `captions` the address of its captions as WebVTT, of the same site (proposed). */
      video: nullish(shape({ src: string(), poster: optionalText, title: optionalText, captions: optionalText })),
      /** Look books that the gallery links to: the name and address of each. */
      lookbooks: nullish(array(shape({ title: string(), url: string() })), []),
    }),
  ),
  otherwise: undefined,
} as const
