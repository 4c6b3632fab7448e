/** What the indexes of each language are called at the service. */
import { searchIndexes } from '../../core/contract/search-indexes'
import type { Language } from '../../core/domain/countries'

/** English has the names of the specification; in Korean `products` is `products_ko`. */
export function indexIn(language: Language, name: string): string {
  return language === 'en' ? name : `${name}_${language.slice(0, 2)}`
}

/** The setting `indexes` of a page: nothing where the names are the specification's. */
export function indexSetting(language: Language): Readonly<Record<string, string>> | undefined {
  return language === 'en'
    ? undefined
    : Object.fromEntries(searchIndexes.map((name) => [name, indexIn(language, name)]))
}
