/** The records of the products index. */

import { asc, eq } from 'drizzle-orm'
import { countries } from '../../core/base/country/countries.rules'
import { colourAttribute } from '../catalogue/attributes'
import type { Category } from '../catalogue/catalogue'
import type { Names } from '../catalogue/names'
import { hasPicture, pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import { offers, options, products } from '../database/schema'
import { grouped } from '../grouped'
import type { SearchRecord } from '../stand-ins/algolia/search-record'
import { shopTexts } from '../visitor/texts/texts'
import { otherSpellings, synonyms } from './synonyms'

/** The rows of the catalogue, from which the records of each language are created. */
export interface CatalogueRows {
  readonly products: readonly (typeof products.$inferSelect)[]
  /** By node id. */
  readonly offers: ReadonlyMap<number, readonly (typeof offers.$inferSelect)[]>
  /** By node id: the colours, hidden ones too. */
  readonly colours: ReadonlyMap<number, readonly (typeof options.$inferSelect)[]>
}

/** @param db the shop's database */
export async function readCatalogueRows(db: Database): Promise<CatalogueRows> {
  const colours = await db.select().from(options).where(eq(options.aid, colourAttribute)).orderBy(asc(options.oid))
  return {
    products: await db.select().from(products).orderBy(asc(products.nid)),
    offers: grouped(await db.select().from(offers), ({ nid }) => nid),
    colours: grouped(colours, ({ nid }) => nid),
  }
}

/** Proposed: the fields of a card that a search service usually lacks. */
function cardFields(picture: string, colours: readonly (typeof options.$inferSelect)[], names: Names) {
  const second = `${picture}--2.webp`
  const shown = colours.filter(({ display }) => display !== 'hidden')
  return {
    image_alt_lrg: hasPicture(second) ? pictureUrl(second, 480) : '',
    swatches: shown.map(({ oid, name, hex, colourGroup }, n) => ({
      label: names.translate(name),
      group: colourGroup,
      color: hex,
      image_lrg: pictureUrl(pictureFile(picture, n === 0 ? undefined : name), 480),
      url_query: `oid=${oid}`,
    })),
  }
}

/** One record per product, with its price in every currency and whether a country hides it. @param names the names in one language */
export function productRecords(rows: CatalogueRows, names: Names): SearchRecord[] {
  return rows.products.map((product) => {
    const { nid, sku, slug, picture, title, category, material, terms } = product
    const words = names.translateProduct(product)
    const own = rows.offers.get(nid) ?? []
    const colours = rows.colours.get(nid) ?? []
    const categoryNames = Object.values(shopTexts).map((texts) => texts[category as Category])
    return {
      objectID: `${sku}-${nid}`,
      nid,
      google_tag_id: sku,
      title: words.title,
      url: `/product/${slug}`,
      image: pictureUrl(pictureFile(picture), 320),
      ...cardFields(picture, colours, names),
      image_category: '',
      language: 'und',
      prices: {
        final: Object.fromEntries(own.map(({ currency, price, sale }) => [currency.toLowerCase(), price - sale])),
        regular: Object.fromEntries(own.map(({ currency, price }) => [currency.toLowerCase(), price])),
      },
      ...Object.fromEntries(
        countries.map(({ code, hidePrefix }) => [
          `${hidePrefix}_hide`,
          own.find(({ country }) => country === code)?.hidden ? 1 : 0,
        ]),
      ),
      colors: [...new Set(colours.map(({ colourGroup }) => colourGroup))],
      nice_names: [material],
      terms,
      keywords: [
        ...categoryNames,
        synonyms[category as Category],
        // Its English name is found in every language.
        title,
        ...terms,
        material,
        names.translate(material),
        ...colours.map(({ name, colourGroup }) => `${name} ${names.translate(name)} ${spelledBoth(colourGroup)}`),
      ].join(' '),
      text: words.description,
    }
  })
}

/** Customers search for a colour in either spelling. */
const spelledBoth = (color: string): string => [color, otherSpellings.get(color)].join(' ')
