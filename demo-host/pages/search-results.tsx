/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import type { SearchResult } from '../vendors/algolia/search-index'
import type { Visitor } from '../visitor/visitor'
import { Cards } from './card'
import { CategoryList } from './category-list'
import { OtherResults } from './other-results'
import { type ResultType, resultTypes } from './result-types'

interface ResultsProps {
  query: string
  shown: ResultType
  results: ReadonlyMap<ResultType, SearchResult>
  /** The products found, as the visitor's country sells them. */
  products: readonly Product[]
  visitor: Visitor
}

/** The results page, without script. */
export function SearchResultsPage({ query, shown, results, products, visitor }: ResultsProps) {
  const { t } = visitor
  const hits = results.get(shown)?.hits ?? []
  const row = resultTypes.find(({ type }) => type === shown) ?? resultTypes[0]
  if ([...results.values()].every(({ nbHits }) => nbHits === 0)) return <NothingFound query={query} visitor={visitor} />
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>
          {t('results')} “{query}”
        </h1>
      </header>
      <nav class="tabs" aria-label={t('search')}>
        <ul>
          {resultTypes.map(({ type, tab }) => (
            <li>
              <a href={resultsPath(type, query)} aria-current={type === shown ? 'page' : undefined}>
                {t(tab)} ({results.get(type)?.nbHits ?? 0})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hits.length === 0 && <p class="none">{t(row.none)}</p>}
      {shown === 'products' ? (
        <div class="grid">
          <Cards products={products} visitor={visitor} eager={4} />
        </div>
      ) : (
        <OtherResults type={shown} hits={hits} />
      )}
    </section>
  )
}

/** Only products end in a slash. */
function resultsPath(type: ResultType, query: string): string {
  return `/search/${type}/${encodeURIComponent(query)}${type === 'products' ? '/' : ''}`
}

function NothingFound({ query, visitor }: { query: string; visitor: Visitor }) {
  const { t } = visitor
  return (
    <section class="quiet">
      <p class="quiet__before">
        {t('results')} “{query}”
      </p>
      <h1>{t('noneFound')}</h1>
      <p>{t('noneHint')}</p>
      <CategoryList visitor={visitor} />
    </section>
  )
}
