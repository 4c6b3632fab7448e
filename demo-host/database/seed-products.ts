/** Rows of products, their prices by country, and their options. */
import { type CountryCode, countries } from '../../core/country/countries.rules'
import { colourAttribute, sizeAttribute } from '../catalogue/attributes'
import covers from '../catalogue/covers.json' with { type: 'json' }
import furniture from '../catalogue/furniture.json' with { type: 'json' }
import { modularOptions, modularSofa } from '../catalogue/modular'
import { type ProductExtras, specials } from '../catalogue/specials'
import { priceIn } from './prices'
import type { offers, options, products } from './schema'

const goods = [...furniture, ...covers]

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

/** Every country except the first lacks one product in eleven, a different one each. */
export function isHidden(nid: number, country: CountryCode): boolean {
  return country !== 'US' && nid % 11 === countries.findIndex(({ code }) => code === country) + 3
}

/** The catalogue. */
export const productRows: readonly (typeof products.$inferSelect)[] = goods.map((item) => ({
  nid: item.nid,
  slug: item.slug,
  sku: `${item.category.slice(0, 3).toUpperCase()}${item.nid}`,
  category: item.category,
  title: item.title,
  material: item.material,
  terms: [...item.terms],
  dimensions: item.dimensions,
  description: item.description,
  extras: extrasOf(item.slug),
}))

/** Prices by country. */
export const offerRows: readonly (typeof offers.$inferInsert)[] = goods.flatMap(({ nid, slug, price }) =>
  countries.map(({ code, currency }) => ({
    nid,
    country: code,
    currency,
    price: priceIn(code, price),
    sale: priceIn(code, specials[slug]?.sale ?? 0),
    hidden: isHidden(nid, code),
  })),
)

type OptionRow = typeof options.$inferSelect

/** Options, in the order of the catalogue. */
export const optionRows: readonly OptionRow[] = [
  ...goods.flatMap((item) => [
    ...item.colours.map(({ name, group, hex }) => option(item, colourAttribute, name, 0, group, hex)),
    ...('sizes' in item ? (item.sizes ?? []) : []).map((name, n) =>
      option(item, sizeAttribute, name, n === 0 ? 0 : (sizeShares[name] ?? 0) * item.price),
    ),
  ]),
  ...goods
    .filter(({ slug }) => slug === modularSofa)
    .flatMap((item) => modularOptions.map(({ aid, name, adds }) => option(item, aid, name, adds))),
].map((row, n) => ({ ...row, oid: n + 1 }))

function option(
  { nid, slug }: { nid: number; slug: string },
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
