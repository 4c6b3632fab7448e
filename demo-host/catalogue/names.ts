/** What products, options and materials are called in a language. */
import { eq } from 'drizzle-orm'
import type { Language } from '../../core/domain/countries'
import type { Database } from '../database/open'
import { catalogueWords, productNames } from '../database/schema'
import { measuresIn } from './measures'

interface ProductWords {
  readonly nid: number
  readonly title: string
  readonly description: string
}

/** A language's names; where it has none, the catalogue's own. */
export interface Names {
  /** A product, with its title and description in this language. */
  readonly inWords: <Kind extends ProductWords>(product: Kind) => Kind
  /** Of an option, a material or a measure. */
  readonly wordFor: (english: string) => string
}

const catalogueNames: Names = { inWords: (product) => product, wordFor: (english) => english }

/** @param db the shop's database */
export async function readNames(db: Database, language: Language): Promise<Names> {
  if (language === 'en') return catalogueNames
  const products = await db.select().from(productNames).where(eq(productNames.language, language))
  const words = await db.select().from(catalogueWords).where(eq(catalogueWords.language, language))
  const byNid = new Map(products.map(({ nid, title, description }) => [nid, { title, description }]))
  const wordByName = new Map(words.map(({ name, word }) => [name, word]))
  return {
    inWords: (product) => ({ ...product, ...byNid.get(product.nid) }),
    wordFor: (english) => wordByName.get(english) ?? measuresIn(language, english),
  }
}
