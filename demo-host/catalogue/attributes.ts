/** The attributes of products, with Ubercart's ids. */
import type { ShopCode } from '../visitor/texts/texts'

/** The attribute id of the colour. */
export const colourAttribute = 1
/** The attribute id of the size. */
export const sizeAttribute = 2

/** Each attribute's name by id, in the order of the page. */
export const attributeNames: ReadonlyMap<number, ShopCode> = new Map([
  [colourAttribute, 'colour'],
  [sizeAttribute, 'size'],
  [3, 'chaise'],
  [4, 'depth'],
  [5, 'arms'],
  [6, 'back'],
  [7, 'filling'],
  [8, 'legs'],
])
