/** The names of products, options and materials in a language. */
import { eq } from 'drizzle-orm'
import type { Language } from '../../core/base/country/countries.rules'
import type { Database } from '../database/open'
import { catalogueWords, productNames } from '../database/schema'
import { translateMeasures } from './measures'

interface ProductWords {
  readonly nid: number
  readonly title: string
  readonly description: string
}

/** The names of a language; for a missing one, the catalogue's own name. */
export interface Names {
  /** The product with its title and description in this language. */
  readonly translateProduct: <Kind extends ProductWords>(product: Kind) => Kind
  /** The name of an option, a material or a measure. */
  readonly translate: (english: string) => string
}

const catalogueNames: Names = { translateProduct: (product) => product, translate: (english) => english }

/** @param db the shop's database */
export async function readNames(db: Database, language: Language): Promise<Names> {
  if (language === 'en') return catalogueNames
  const products = await db.select().from(productNames).where(eq(productNames.language, language))
  const words = await db.select().from(catalogueWords).where(eq(catalogueWords.language, language))
  const byNid = new Map(products.map(({ nid, title, description }) => [nid, { title, description }]))
  const wordByName = new Map(words.map(({ name, word }) => [name, word]))
  return {
    translateProduct: (product) => ({ ...product, ...byNid.get(product.nid) }),
    translate: (english) => wordByName.get(english) ?? translateMeasures(language, english),
  }
}
