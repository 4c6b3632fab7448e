/** Fills the tables from the catalogue: always the same. */
import { createHash } from 'node:crypto'
import { type CountryCode, countries } from '../../core/domain/countries'
import furniture from '../catalogue/furniture.json' with { type: 'json' }
import { accounts } from '../visitor/personas'
import type { Database } from './open'
import { priceIn } from './prices'
import { offers, options, products, seeds, users } from './schema'

/** Ubercart's numbers of the two attributes. */
export const colourAttribute = 1
/** The attribute id of the size, as Ubercart numbers them. */
export const sizeAttribute = 2

/** Each country but the first does without one product in eleven, another one each. */
export function isHidden(nid: number, country: CountryCode): boolean {
  return country !== 'US' && nid % 11 === countries.findIndex(({ code }) => code === country) + 3
}

const productRows = furniture.map(({ nid, slug, category, title, material, terms, dimensions, description }) => {
  const sku = `${category.slice(0, 3).toUpperCase()}${nid}`
  return { nid, slug, sku, category, title, material, terms, dimensions, description }
})

const offerRows = furniture.flatMap(({ nid, price }) =>
  countries.map(({ code, currency }) => ({
    nid,
    country: code,
    currency,
    price: priceIn(code, price),
    hidden: isHidden(nid, code),
  })),
)

const optionRows = furniture
  .flatMap((item) => [
    ...item.colours.map(({ name, group, hex }) => ({
      ...choice(item.nid, colourAttribute, name),
      colourGroup: group,
      hex,
    })),
    ...('sizes' in item ? item.sizes : []).map((name) => choice(item.nid, sizeAttribute, name)),
  ])
  .map((row, n) => ({ ...row, oid: n + 1 }))

function choice(nid: number, aid: number, name: string) {
  return { nid, aid, name, colourGroup: '', hex: '' }
}

/** Seeds an empty database, and one whose catalogue has changed. What visitors did stays. */
export async function seed(db: Database): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([productRows, offerRows, optionRows, accounts]))
    .digest('hex')
  const [seeded] = await db.select().from(seeds)
  if (seeded?.hash === hash) return
  for (const table of [seeds, products, offers, options, users]) await db.delete(table)
  await db.insert(products).values(productRows)
  await db.insert(offers).values(offerRows)
  await db.insert(options).values(optionRows)
  await db.insert(users).values([...accounts])
  await db.insert(seeds).values({ hash })
}
