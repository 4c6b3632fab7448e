/** Fills the tables from the catalogue: always the same. */
import { createHash } from 'node:crypto'
import { type CountryCode, countries } from '../../core/domain/countries'
import furniture from '../catalogue/furniture.json' with { type: 'json' }
import type { Database } from './open'
import { offers, products, seeds } from './schema'

/** A price in US dollars times this, rounded to the step. */
const rates: Readonly<Record<CountryCode, { readonly rate: number; readonly step: number }>> = {
  US: { rate: 1, step: 1 },
  CA: { rate: 1.35, step: 10 },
  AU: { rate: 1.5, step: 10 },
  KR: { rate: 1350, step: 10_000 },
  UK: { rate: 0.8, step: 5 },
  HK: { rate: 7.8, step: 50 },
}

/** Each country does without one product in eleven, another one each. */
const isHidden = (nid: number, country: CountryCode) =>
  country !== 'US' && nid % 11 === countries.findIndex(({ code }) => code === country) + 3

/** Seeds an empty database, and one whose catalogue has changed. What visitors did stays. */
export async function seed(db: Database): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([furniture, rates]))
    .digest('hex')
  const [seeded] = await db.select().from(seeds)
  if (seeded?.hash === hash) return
  for (const table of [seeds, products, offers]) await db.delete(table)
  await db.insert(products).values(
    furniture.map((item) => ({
      nid: item.nid,
      slug: item.slug,
      sku: `${item.category.slice(0, 3).toUpperCase()}${item.nid}`,
      category: item.category,
      title: item.title,
      material: item.material,
      terms: item.terms,
      colours: item.colours,
      sizes: 'sizes' in item ? (item.sizes ?? []) : [],
      dimensions: item.dimensions,
      description: item.description,
    })),
  )
  await db.insert(offers).values(
    furniture.flatMap(({ nid, price }) =>
      countries.map(({ code }) => {
        const { rate, step } = rates[code]
        return { nid, country: code, price: Math.round((price * rate) / step) * step, hidden: isHidden(nid, code) }
      }),
    ),
  )
  await db.insert(seeds).values({ hash })
}
