/** The records of the products index. */
import { countries } from '../../core/country/countries.rules'
import { type Category, optionsOf } from '../catalogue/catalogue'
import type { Names } from '../catalogue/names'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import { offers, type products } from '../database/schema'
import type { SearchRecord } from '../vendors/algolia/search-record'
import { shopTexts } from '../visitor/texts/texts'
import { synonyms } from './synonyms'

/** One record per product, with its price in every currency and whether a country hides it. @param names the names in one language */
export async function productRecords(
  db: Database,
  rows: readonly (typeof products.$inferSelect)[],
  names: Names,
): Promise<SearchRecord[]> {
  const everyOffer = await db.select().from(offers)
  const everyOption = await optionsOf(db, names)
  return rows.map((product) => {
    const { nid, sku, slug, title, category, material, terms } = product
    const words = names.translateProduct(product)
    const own = everyOffer.filter((offer) => offer.nid === nid)
    const colours = everyOption.filter((option) => option.nid === nid && option.colourGroup)
    const categoryNames = Object.values(shopTexts).map((texts) => texts[category as Category])
    return {
      objectID: `${sku}-${nid}`,
      nid,
      google_tag_id: sku,
      title: words.title,
      url: `/product/${slug}`,
      image: pictureUrl(pictureFile(slug), 320),
      image_category: category,
      language: 'und',
      prices: {
        final: Object.fromEntries(own.map(({ currency, price, sale }) => [currency.toLowerCase(), price - sale])),
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
        ...colours.map(({ name, label, colourGroup }) => `${name} ${label} ${colourGroup}`),
      ].join(' '),
      text: words.description,
    }
  })
}
