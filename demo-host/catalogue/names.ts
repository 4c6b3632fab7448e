/** What products, options and materials are called in a language. */
import { eq } from 'drizzle-orm'
import type { Language } from '../../core/domain/countries'
import type { Database } from '../database/open'
import { catalogueWords, productNames } from '../database/schema'
import { measuresIn } from './measures'

/** A language's names; where it has none, the catalogue's own. */
export interface Names {
  readonly titleOf: (product: { readonly nid: number; readonly title: string }) => string
  /** Of an option, a material or a measure. */
  readonly wordFor: (english: string) => string
}

const catalogueNames: Names = { titleOf: ({ title }) => title, wordFor: (english) => english }

/** @param db the shop's database */
export async function readNames(db: Database, language: Language): Promise<Names> {
  if (language === 'en') return catalogueNames
  const titles = await db.select().from(productNames).where(eq(productNames.language, language))
  const words = await db.select().from(catalogueWords).where(eq(catalogueWords.language, language))
  const titleByNid = new Map(titles.map(({ nid, title }) => [nid, title]))
  const wordByName = new Map(words.map(({ name, word }) => [name, word]))
  return {
    titleOf: ({ nid, title }) => titleByNid.get(nid) ?? title,
    wordFor: (english) => wordByName.get(english) ?? measuresIn(language, english),
  }
}
