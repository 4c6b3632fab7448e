/** The names of each language's indexes at the service. */

import type { Language } from '../../core/base/country/countries.rules'
import { sortIndexes } from '../../core/shop/search/facets.rules'
import { searchIndexes } from '../../core/shop/search/search-indexes.contract'

/** English has the names of the specification; in Korean `products` is `products_ko`. */
export function indexIn(language: Language, name: string): string {
  return language === 'en' ? name : `${name}_${language.slice(0, 2)}`
}

/** The setting `indexes` of a page: nothing if the names are the specification's. */
export function indexSetting(language: Language): Readonly<Record<string, string>> | undefined {
  return language === 'en'
    ? undefined
    : Object.fromEntries([...searchIndexes, ...sortIndexes].map((name) => [name, indexIn(language, name)]))
}
