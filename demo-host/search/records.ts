/** What the indexes hold, made from the catalogue and the shop's pages. Document 0, section 3 (Search hit). */
import { asc } from 'drizzle-orm'
import { type SearchIndex as IndexName, searchIndexes } from '../../core/contract/search-indexes'
import { type Country, countries } from '../../core/domain/countries'
import { categories } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import { offers, products } from '../database/schema'
import { articles } from '../pages/articles'
import { shopTexts } from '../visitor/texts'
import { looks, photos, reviews, rooms } from './stories'

export interface SearchRecord {
  /** `SOF1201-0`: the sku is what stands before the first dash. */
  readonly objectID: string
  readonly title: string
  readonly url: string
  readonly image: string
  readonly image_category: string
  readonly language: string
  readonly keywords: string
  readonly text: string
  readonly [more: string]: unknown
}

/** All records by index. */
export async function readRecords(db: Database): Promise<ReadonlyMap<IndexName, readonly SearchRecord[]>> {
  const made: Record<IndexName, readonly SearchRecord[]> = {
    products: await productRecords(db),
    pages: articles.map((one) => record('PAGE', one.slug, one.title, `/${one.slug}`, '', one.text)),
    category: categories.map((one) => {
      const names = Object.values(shopTexts).map((texts) => texts[one])
      return record('CAT', one, shopTexts.en[one], `/${one}`, '', names.join(' '))
    }),
    customer_photos: photos.map((one, n) => record('PHOTO', n, one.title, '/looks', one.file, one.text)),
    reviews: reviews.map((one, n) => record('REVIEW', n, one.title, '/looks', '', one.text)),
    rooms: rooms.map((one, n) => record('ROOM', n, one.title, one.url, one.file, one.text)),
    STL: looks.map((one, n) => record('LOOK', n, one.title, one.url, one.file, one.text)),
  }
  return new Map(searchIndexes.map((name) => [name, made[name]]))
}

function record(
  kind: string,
  id: string | number,
  title: string,
  url: string,
  file: string,
  text: string,
): SearchRecord {
  const image = file ? pictureUrl(file, 320) : ''
  const shown = Object.fromEntries(countries.map(({ hide }) => [`${hide}_hide`, 0]))
  return {
    objectID: `${kind}${id}-0`,
    title,
    url,
    image,
    image_category: kind.toLowerCase(),
    language: 'und',
    keywords: '',
    text,
    ...shown,
  }
}

async function productRecords(db: Database): Promise<SearchRecord[]> {
  const every = await db.select().from(offers)
  const rows = await db.select().from(products).orderBy(asc(products.nid))
  return rows.map((product) => {
    const own = new Map(every.filter(({ nid }) => nid === product.nid).map((offer) => [offer.country, offer]))
    const of = ({ code }: Country) => own.get(code)
    return {
      objectID: `${product.sku}-${product.nid}`,
      nid: product.nid,
      google_tag_id: product.sku,
      title: product.title,
      url: `/product/${product.slug}`,
      image: pictureUrl(pictureFile(product.slug), 320),
      image_category: product.category,
      language: 'und',
      prices: { final: Object.fromEntries(countries.map((one) => [one.currency.toLowerCase(), of(one)?.price ?? 0])) },
      ...Object.fromEntries(countries.map((one) => [`${one.hide}_hide`, of(one)?.hidden ? 1 : 0])),
      colors: [...new Set(product.colours.map(({ group }) => group))],
      nice_names: [product.material],
      terms: product.terms,
      keywords: [
        ...Object.values(shopTexts).map((texts) => texts[product.category as (typeof categories)[number]]),
        ...product.terms,
        product.material,
        ...product.colours.map(({ name, group }) => `${name} ${group}`),
      ].join(' '),
      text: product.description,
    }
  })
}
