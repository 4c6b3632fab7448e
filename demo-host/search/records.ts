/** Creates the records of the indexes from the catalogue and the shop's pages (SEARCH-07, SEARCH-10). */
import { countries, type Language } from '../../core/base/country/countries.rules'
import { type IndexName, searchIndexes } from '../../core/shop/search/search-indexes.contract'
import { categories } from '../catalogue/catalogue'
import { readNames } from '../catalogue/names'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import { articles } from '../content/articles'
import { lookText } from '../content/look-texts'
import { pairings, rooms } from '../content/looks'
import { photos } from '../content/photos'
import { reviews } from '../content/reviews'
import type { Database } from '../database/open'
import type { SearchRecord } from '../stand-ins/algolia/search-record'
import { shopTexts } from '../visitor/texts/texts'
import { type CatalogueRows, productRecords } from './product-records'
import { synonyms } from './synonyms'

/** All records of a language by index. */
export async function readRecords(
  db: Database,
  rows: CatalogueRows,
  language: Language,
): Promise<ReadonlyMap<IndexName, readonly SearchRecord[]>> {
  const names = await readNames(db, language)
  const titleOf = new Map(rows.products.map((row) => [row.slug, names.translateProduct(row).title]))
  const looks = (kind: string, found: typeof rooms) =>
    found.map((look) => {
      const { slug, title, file, pieces } = look
      const keywords = [language === 'en' ? '' : title, ...pieces.map((piece) => titleOf.get(piece) ?? '')].join(' ')
      return record(kind, slug, { ...lookText(look, language), keywords, url: `/looks/${slug}`, file })
    })

  const made: Record<IndexName, readonly SearchRecord[]> = {
    products: productRecords(rows, names),
    pages: articles.map(({ slug, title, lead, parts }) =>
      record('PAGE', slug, { title, text: lead, keywords: [slug, ...parts.flat()].join(' '), url: `/${slug}` }),
    ),
    category: categories.map((one) => {
      const everywhere = Object.values(shopTexts).map((texts) => texts[one])
      const file = pictureFile(rows.products.find(({ category }) => category === one)?.slug ?? '')
      return record('CAT', one, {
        title: shopTexts[language][one],
        text: '',
        keywords: `${everywhere.join(' ')} ${synonyms[one]}`,
        url: `/${one}`,
        image_category: pictureUrl(file, 320),
      })
    }),
    customer_photos: photos.map(({ slug, title, author }, n) =>
      record('PHOTO', n, {
        title,
        text: author,
        keywords: titleOf.get(slug) ?? '',
        url: `/product/${slug}#reviews`,
        file: `${slug}.webp`,
        author,
      }),
    ),
    reviews: reviews.map(({ slug, title, text, author, stars }, n) => {
      const product = titleOf.get(slug) ?? ''
      return record('REVIEW', n, {
        title,
        text,
        keywords: product,
        url: `/product/${slug}#reviews`,
        file: `${slug}.webp`,
        author,
        stars,
        product,
      })
    }),
    rooms: looks('ROOM', rooms),
    STL: looks('LOOK', [...rooms, ...pairings]),
  }
  return new Map(searchIndexes.map((name) => [name, made[name]]))
}

interface RecordFields {
  readonly title: string
  readonly text: string
  readonly keywords: string
  readonly url: string
  readonly file?: string
  readonly [more: string]: unknown
}

/** A record that is not a product: shown in every country. */
function record(kind: string, id: string | number, { file, ...fields }: RecordFields): SearchRecord {
  return {
    objectID: `${kind}_${String(id).replaceAll('-', '_').toUpperCase()}-0`,
    image: file ? pictureUrl(file, 320) : '',
    image_category: '',
    language: 'und',
    ...Object.fromEntries(countries.map(({ hidePrefix }) => [`${hidePrefix}_hide`, 0])),
    ...fields,
  }
}
