/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import type { SearchResult } from '../search/search-index'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { Cards } from './card'
import { Finds } from './finds'
import { Ways } from './ways'

/** The types of results, as paths and tabs call them, with what is said when there is none. Document 0, section 2. */
export const resultTypes = [
  { type: 'products', tab: 'tabProducts', none: 'noProducts' },
  { type: 'customer_photos', tab: 'tabPhotos', none: 'noPhotos' },
  { type: 'reviews', tab: 'tabReviews', none: 'noReviews' },
  { type: 'pages', tab: 'tabPages', none: 'noPages' },
  { type: 'STL', tab: 'tabLooks', none: 'nothing' },
] as const satisfies readonly { type: string; tab: ShopCode; none: ShopCode }[]
/** What can be looked for. */
export type ResultType = (typeof resultTypes)[number]['type']

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
  const { say } = visitor
  const hits = results.get(shown)?.hits ?? []
  const row = resultTypes.find(({ type }) => type === shown) ?? resultTypes[0]
  if ([...results.values()].every(({ nbHits }) => nbHits === 0)) return <NothingFound query={query} visitor={visitor} />
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>
          {say('results')} “{query}”
        </h1>
      </header>
      <nav class="tabs" aria-label={say('search')}>
        <ul>
          {resultTypes.map(({ type, tab }) => (
            <li>
              <a href={resultsPath(type, query)} aria-current={type === shown ? 'page' : undefined}>
                {say(tab)} ({results.get(type)?.nbHits ?? 0})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hits.length === 0 && <p class="none">{say(row.none)}</p>}
      {shown === 'products' ? (
        <div class="grid">
          <Cards products={products} visitor={visitor} eager={4} />
        </div>
      ) : (
        <Finds type={shown} hits={hits} />
      )}
    </section>
  )
}

/** Only products end in a slash: document 0, section 2. */
function resultsPath(type: ResultType, query: string): string {
  return `/search/${type}/${encodeURIComponent(query)}${type === 'products' ? '/' : ''}`
}

function NothingFound({ query, visitor }: { query: string; visitor: Visitor }) {
  const { say } = visitor
  return (
    <section class="quiet">
      <p class="quiet__before">
        {say('results')} “{query}”
      </p>
      <h1>{say('noneFound')}</h1>
      <p>{say('noneHint')}</p>
      <Ways visitor={visitor} />
    </section>
  )
}
