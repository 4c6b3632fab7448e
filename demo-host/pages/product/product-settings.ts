/** The settings of a product page in `Drupal.settings` (BUY-08). Those that only the widgets read are under `rove`. */
import { formatMoney } from '../../../core/base/country/money.rules'
import { isFinalSale } from '../../cart/final-sale'
import { attributeNames, colourAttribute } from '../../catalogue/attributes'
import type { Option, Product } from '../../catalogue/catalogue'
import { hasPicture, pictureFile, pictureUrl } from '../../catalogue/pictures'
import { filmOf } from '../../catalogue/video-files'
import { priceIn } from '../../database/prices'
import { stockWire } from '../../stock/stock-wire'
import type { Visitor } from '../../visitor/visitor'
import type { PageSettings } from '../layout/page'
import type { ProductView } from './product-view'

/** All settings of the product. */
export function productSettings({ visitor, product, models, restricted, cover, looks }: ProductView): PageSettings {
  const { currency } = visitor.country
  const { nid, title, price, sale, attributes, extras } = product
  const options = attributes.flatMap((attribute) => attribute.options)
  const final = models.filter((model) => isFinalSale(product, model)).map(({ name }) => name)
  const containing = (oid: number) => models.filter(({ oids }) => oids.includes(oid)).map(({ name }) => name)
  return {
    product_models: Object.fromEntries(models.map(({ name, oids }) => [name, oids])),
    oid_to_model: Object.fromEntries(options.map(({ oid }) => [oid, oneOrAll(containing(oid))])),
    oid_details: Object.fromEntries(options.map((option) => [option.oid, detailOf(option, visitor)])),
    models_stock: stockWire(models),
    ...(sale > 0 ? { sales_data: { sell_price: price - sale, amt: sale, currency, available: 1 } } : {}),
    product_imgs: {
      data: picturesOf(product),
      template: '/sites/default/files/styles/w{width}/public/{file}',
      original: '/sites/default/files/{file}',
    },
    rove: {
      product: {
        nid,
        title,
        price,
        final_sale: final.length > 0 && final.length === models.length ? true : final,
        restricted,
        ...(cover ? { cover: coverOf(cover) } : {}),
        protection: extras.protection !== undefined,
        ...(extras.video ? { video: { ...filmOf(product.slug), title } } : {}),
        lookbooks: looks.map((look) => ({ title: look.title, url: `/looks/${look.slug}` })),
      },
    },
  }
}

/** PHP writes a single item as itself. */
function oneOrAll(names: readonly string[]): string | readonly string[] {
  return names.length === 1 && names[0] ? names[0] : names
}

/** An option as Ubercart writes it: numbers as strings. */
function detailOf({ aid, label, adds, display }: Option, { country, t }: Visitor) {
  const price = priceIn(country.code, adds)
  return {
    price: price.toFixed(5),
    formatted_price: price > 0 ? `+${formatMoney(price, country.currency)}` : '',
    label: t(attributeNames.get(aid) ?? 'colour'),
    name: label,
    aid: String(aid),
    display_mode: display,
  }
}

/** Pictures of each colour that has one; the second picture shows the first colour. */
function picturesOf({ picture, title, attributes }: Product) {
  const second = `${picture}--2.webp`
  const main = [pictureFile(picture), ...(hasPicture(second) ? [second] : [])]
  const colours = attributes.find(({ aid }) => aid === colourAttribute)?.options ?? []
  const own = colours.flatMap(({ oid, name, label }, n) => {
    const file = pictureFile(picture, name)
    const files = n === 0 ? main : [file]
    return n > 0 && file === main[0] ? [] : [[oid, files.map((one) => ({ file: one, alt: `${title}, ${label}` }))]]
  })
  return { ...Object.fromEntries(own), default: main }
}

function coverOf({ product, model }: NonNullable<ProductView['cover']>) {
  const { nid, slug, picture, title, attributes } = product
  const options = attributes.flatMap((attribute) => attribute.options).filter(({ oid }) => model.oids.includes(oid))
  return {
    nid,
    model: model.name,
    title,
    price: model.stock.price,
    image: pictureUrl(pictureFile(picture), 320),
    url: `/product/${slug}`,
    options: Object.fromEntries(options.map(({ aid, oid }) => [aid, oid])),
  }
}
