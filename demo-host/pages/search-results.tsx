/** @jsxImportSource hono/jsx */

import type { Product } from '../catalogue/catalogue'
import type { SearchResult } from '../search/search-index'
import type { Visitor } from '../visitor/visitor'
import { Card } from './card'

/** The types of results, as paths and tabs call them, with what is said when there is none. Document 0, section 2. */
export const resultTypes = [
  { type: 'products', tab: 'In Products', none: 'No products found.' },
  { type: 'customer_photos', tab: 'In Photos', none: 'No photos found.' },
  { type: 'reviews', tab: 'In Reviews', none: 'No reviews found.' },
  { type: 'pages', tab: 'In Pages', none: 'No pages found.' },
  { type: 'STL', tab: 'In Looks', none: 'Nothing found.' },
] as const
export type ResultType = (typeof resultTypes)[number]['type']

interface ResultsProps {
  query: string
  shown: ResultType
  results: ReadonlyMap<ResultType, SearchResult>
  /** Products by node id, of the visitor's country. */
  products: ReadonlyMap<number, Product>
  visitor: Visitor
}

/** The results page, without script. */
export function SearchResultsPage({ query, shown, results, products, visitor }: ResultsProps) {
  const hits = results.get(shown)?.hits ?? []
  const nothing = [...results.values()].every(({ nbHits }) => nbHits === 0)
  return (
    <section class="band listing">
      <header class="band__head">
        <h1>
          {visitor.say('results')} “{query}”
        </h1>
      </header>
      <nav class="tabs" aria-label={visitor.say('search')}>
        <ul>
          {resultTypes.map(({ type, tab }) => (
            <li>
              <a
                href={`/search/${type}/${encodeURIComponent(query)}/`}
                aria-current={type === shown ? 'page' : undefined}
              >
                {tab} ({results.get(type)?.nbHits ?? 0})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {nothing && <p class="none">{visitor.say('noneFound')}</p>}
      {!nothing && hits.length === 0 && <p class="none">{resultTypes.find(({ type }) => type === shown)?.none}</p>}
      {shown === 'products' ? (
        <div class="grid">
          {hits.map(({ nid }) => {
            const product = products.get(Number(nid))
            return product && <Card product={product} visitor={visitor} />
          })}
        </div>
      ) : (
        <ul class="finds">
          {hits.map(({ url, title, image, text }) => (
            <li>
              {image ? <img src={String(image)} width="320" height="400" alt="" loading="lazy" /> : null}
              <h2>
                <a href={String(url)}>{String(title)}</a>
              </h2>
              <p>{String(text)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
