/** @jsxImportSource hono/jsx */
/** The results page and the form that leads to it. */
import { Hono } from 'hono'
import { parse } from 'valibot'
import { productsOf } from '../catalogue/catalogue'
import { indexIn } from '../search/index-names'
import { trackedProduct } from '../tracking/tracked-items'
import { searchParams } from '../vendors/algolia/params'
import type { SearchResult } from '../vendors/algolia/search-index'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { type ResultType, resultTypes } from './result-types'
import { SearchResultsPage } from './search-results'
import { type PageSources, type ShopContext, show, showNotFound } from './show'

/** The number of results of each type on a page. */
const pageSizes: Readonly<Record<ResultType, number>> = {
  products: 24,
  customer_photos: 10,
  reviews: 10,
  pages: 20,
  STL: 20,
}

export function searchRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.get('/search', (context) => {
    const keys = (context.req.query('keys') ?? '').trim()
    return context.redirect(keys ? `/search/products/${encodeURIComponent(keys)}/` : '/')
  })

  function find(type: ResultType, query: string, { country, language }: Visitor): SearchResult | undefined {
    const params = { query, hitsPerPage: pageSizes[type], numericFilters: [`${country.hidePrefix}_hide=0`] }
    return sources.indexes.get(indexIn(language, type))?.search(parse(searchParams, params))
  }

  const results = async (context: ShopContext) => {
    const visitor = context.get('visitor')
    const query = context.req.param('query') ?? ''
    const asked = resultTypes.find(({ type }) => type === context.req.param('type'))?.type
    if (!asked) return showNotFound(context, sources)
    const found = new Map<ResultType, SearchResult>()
    for (const { type } of resultTypes) {
      const result = find(type, query, visitor)
      if (result) found.set(type, result)
    }
    const shown = typeWithHits(asked, (type) => found.get(type)?.nbHits ?? 0)
    const sold = new Map((await productsOf(sources.db, visitor)).map((product) => [product.nid, product]))
    const products = (found.get('products')?.hits ?? []).flatMap(({ nid }) => sold.get(Number(nid)) ?? [])
    const body = <SearchResultsPage {...{ query, shown, products, visitor }} results={found} />
    const title = `${visitor.t('results')} ${query}`
    const tracked = { type: 'search', query, items: products.map(trackedProduct) }
    return show(context, sources, { title, body, systemPath: `search/${asked}`, tracked }, { query })
  }
  app.get('/search/:type/:query/*', results)
  app.get('/search/:type/:query', results)
  return app
}

/** The requested type; without hits, the type with most hits (RESULTS-05). */
function typeWithHits(asked: ResultType, hitsOf: (type: ResultType) => number): ResultType {
  if (hitsOf(asked) > 0) return asked
  return resultTypes.reduce<ResultType>((most, { type }) => (hitsOf(type) > hitsOf(most) ? type : most), asked)
}
