/** @jsxImportSource hono/jsx */
/** The pages of results: their links, and what the page's head says about its address. */
import { chosenCount } from '../../../core/shop/search/facets.rules'
import { placePath, type ResultsPlace } from '../../../core/shop/search/results-page.rules'
import type { FoundResults } from '../../search/find-results'
import { formatCount } from '../../visitor/format-count'
import type { Visitor } from '../../visitor/visitor'

interface PagingProps {
  found: FoundResults
  visitor: Visitor
}

/** The address of the page before or after this one. */
function neighbour({ place, result }: FoundResults, step: -1 | 1, base: string): string | undefined {
  const page = place.page + step
  return page >= 1 && page <= result.nbPages ? placePath({ ...place, page }, base) : undefined
}

/** Links to the pages before and after; hidden if there is one page. */
export function Paging({ found, visitor }: PagingProps) {
  const { t } = visitor
  const { result } = found
  const before = neighbour(found, -1, '/')
  const after = neighbour(found, 1, '/')
  return (
    <nav class="paging" data-rove-results="paging" aria-label={t('resultPages')} hidden={!before && !after}>
      {before && (
        <a rel="prev" href={before}>
          {t('previousPage')}
        </a>
      )}
      {result.nbPages > 1 && <p>{placeText(found, visitor)}</p>}
      {after && (
        <a rel="next" href={after}>
          {t('more')}
        </a>
      )}
    </nav>
  )
}

/** How many of the results are on this page, as the widget says it, and which page it is. */
function placeText({ place: { page }, result: { hits, nbHits, nbPages } }: FoundResults, visitor: Visitor): string {
  const { t } = visitor
  const shown = t('shownResults')
    .replace('{shown}', formatCount(visitor, hits.length))
    .replace('{all}', formatCount(visitor, nbHits))
  return page > 1 ? `${shown} · ${t('pageOf', page).replace('{all}', String(nbPages))}` : shown
}

interface HeadProps {
  found: FoundResults
  /** Origin and base path: `https://shop.example/ar/`. */
  base: string
}

/** The address that search engines list, and its neighbours. They do not list a choice of facets. */
export function ResultsHead({ found, base }: HeadProps) {
  const links = {
    canonical: placePath({ ...found.place, sort: 'best' } satisfies ResultsPlace, base),
    prev: neighbour(found, -1, base),
    next: neighbour(found, 1, base),
  }
  return (
    <>
      {Object.entries(links).map(([rel, href]) => href && <link rel={rel} href={href} />)}
      {chosenCount(found.place.facets) > 0 && <meta name="robots" content="noindex,follow" />}
    </>
  )
}
