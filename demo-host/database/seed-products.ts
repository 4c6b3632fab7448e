/** Rows of products, their prices by country, and their options. */
import { countries } from '../../core/base/country/countries.rules'
import { colourAttribute, sizeAttribute } from '../catalogue/attributes'
import { modularOptions, modularSofa } from '../catalogue/modular'
import { ownPieces, type Piece } from '../catalogue/pieces'
import { type ProductExtras, specials } from '../catalogue/specials'
import { isHidden, priceIn } from './prices'
import type { offers, options, products } from './schema'

/** The surcharge of a size, as a fraction of the first size's price. */
const sizeShares: Readonly<Record<string, number>> = {
  '3-Seat': 0.22,
  '4-Seat': 0.22,
  'Set of 2': 0.9,
  Bar: 0.08,
  '200 cm': 0.18,
  '240 cm': 0.36,
  '120 cm': 0.18,
  '150 cm': 0.25,
  '200 × 300 cm': 0.6,
  '240 × 340 cm': 1.3,
  'With insert': 0.35,
  Large: 0.7,
}

/** The catalogue. */
export function productRows(pieces: readonly Piece[]): readonly (typeof products.$inferSelect)[] {
  return pieces.map((piece) => ({
    nid: piece.nid,
    slug: piece.slug,
    sku: skuOf(piece),
    picture: piece.picture,
    category: piece.category,
    title: piece.title,
    material: piece.material,
    terms: [...piece.terms],
    dimensions: piece.dimensions,
    description: piece.description,
    extras: extrasOf(piece.slug),
  }))
}

/** `SOF1201`. */
export function skuOf({ category, nid }: Pick<Piece, 'category' | 'nid'>): string {
  return `${category.slice(0, 3).toUpperCase()}${nid}`
}

/** Prices by country. */
export function offerRows(pieces: readonly Piece[]): readonly (typeof offers.$inferInsert)[] {
  return pieces.flatMap(({ nid, price, sale }) =>
    countries.map(({ code, currency }) => ({
      nid,
      country: code,
      currency,
      price: priceIn(code, price),
      sale: priceIn(code, sale),
      hidden: isHidden(nid, code),
    })),
  )
}

/** An option of a product. */
export type OptionRow = typeof options.$inferSelect

/** Options, in the order of the catalogue. Those of the modular sofa are the last of the shop's own pieces. */
export function optionRows(pieces: readonly Piece[]): readonly OptionRow[] {
  const isOwn = ({ nid }: Piece) => nid <= lastOwn
  return [
    ...pieces.filter(isOwn).flatMap(optionsOf),
    ...pieces
      .filter(({ slug }) => slug === modularSofa)
      .flatMap((piece) => modularOptions.map(({ aid, name, adds }) => option(piece, aid, name, adds))),
    ...pieces.filter((piece) => !isOwn(piece)).flatMap(optionsOf),
  ].map((row, n) => ({ ...row, oid: n + 1 }))
}

const lastOwn = Math.max(...ownPieces.map(({ nid }) => nid))

function optionsOf(piece: Piece): readonly Omit<OptionRow, 'oid'>[] {
  return [
    ...piece.colours.map(({ name, group, hex }) => option(piece, colourAttribute, name, 0, group, hex)),
    ...(piece.sizes ?? []).map((name, n) =>
      option(piece, sizeAttribute, name, n === 0 ? 0 : (sizeShares[name] ?? 0) * piece.price),
    ),
  ]
}

function option(
  { nid, slug }: Piece,
  aid: number,
  name: string,
  adds: number,
  colourGroup = '',
  hex = '',
): Omit<OptionRow, 'oid'> {
  const shown = aid === colourAttribute ? 'swatch' : 'text'
  const display = specials[slug]?.hidden?.includes(name) ? 'hidden' : shown
  return { nid, aid, name, colourGroup, hex, display, adds: adds < 100 ? Math.round(adds) : Math.round(adds / 10) * 10 }
}

function extrasOf(slug: string): ProductExtras {
  const { finalSale, cover, protection, video } = specials[slug] ?? {}
  return {
    ...(finalSale ? { finalSale } : {}),
    ...(cover ? { cover } : {}),
    ...(protection ? { protection } : {}),
    ...(video ? { video } : {}),
  }
}
