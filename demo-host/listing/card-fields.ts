/** Writes products as the fields of cards: core/shop/card/card.contract.ts. */
import type { CardFields } from '../../core/shop/card/card.contract'
import type { SoldOut } from '../../core/shop/card/card.rules'
import type { Product } from '../catalogue/catalogue'
import { pictureUrl } from '../catalogue/pictures'
import { type IsChosen, lookOf, pictureOf, queryOf } from '../pages/listing/card'

/** @param soldOut what cannot be bought, by node id */
export function cardFields(product: Product, soldOut: ReadonlyMap<number, SoldOut>, isChosen?: IsChosen): CardFields {
  const { nid, slug, title, price, sale, colours } = product
  const { query, file, second } = lookOf(product, isChosen)
  return {
    nid,
    url: `/product/${slug}`,
    url_query: query,
    title,
    image_lrg: pictureUrl(file, 480),
    image_alt_lrg: second ? pictureUrl(second, 480) : '',
    default_price: price,
    sale_price: sale > 0 ? price - sale : null,
    sold_out: soldOut.get(nid) ?? null,
    swatches: colours.map((colour) => ({
      label: colour.label,
      group: colour.colourGroup,
      color: colour.hex,
      image_lrg: pictureOf(product, colour),
      url_query: queryOf(colour),
    })),
  }
}
