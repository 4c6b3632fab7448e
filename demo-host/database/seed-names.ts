/** Rows of the catalogue's names in other languages. */
import type { Language } from '../../core/country/countries.rules'
import fr from '../catalogue/names/fr.json' with { type: 'json' }
import ko from '../catalogue/names/ko.json' with { type: 'json' }
import zhHk from '../catalogue/names/zh-hk.json' with { type: 'json' }
import type { catalogueWords, productNames } from './schema'
import { productRows } from './seed-products'

interface LanguageNames {
  /** Products, by slug. */
  readonly titles: Readonly<Record<string, string>>
  /** Descriptions, by slug. */
  readonly descriptions: Readonly<Record<string, string>>
  /** Options and materials, by their English name. */
  readonly words: Readonly<Record<string, string>>
}

const languages: readonly (readonly [language: Language, names: LanguageNames])[] = [
  ['fr', fr],
  ['ko', ko],
  ['zh-Hant-HK', zhHk],
]

/** Products' titles and descriptions. */
export const productNameRows: readonly (typeof productNames.$inferInsert)[] = languages.flatMap(
  ([language, { titles, descriptions }]) =>
    productRows.map(({ nid, slug, title, description }) => ({
      nid,
      language,
      title: titles[slug] ?? title,
      description: descriptions[slug] ?? description,
    })),
)

/** Names of options and materials. */
export const catalogueWordRows: readonly (typeof catalogueWords.$inferInsert)[] = languages.flatMap(
  ([language, { words }]) => Object.entries(words).map(([name, word]) => ({ language, name, word })),
)
