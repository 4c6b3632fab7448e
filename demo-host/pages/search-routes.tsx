/** @jsxImportSource hono/jsx */
/** The results page and the form that leads to it. Document 0, section 2. */
import { Hono } from 'hono'
import { parse } from 'valibot'
import { productsOf } from '../catalogue/catalogue'
import { indexIn } from '../search/index-names'
import { searchParams } from '../search/params'
import type { SearchResult } from '../search/search-index'
import { trackedProduct } from '../tracking/tracked-items'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { type ResultType, resultTypes, SearchResultsPage } from './search-results'
import { type PageSources, type ShopContext, show, showNotFound } from './show'

/** How many results of each type a page shows: document 0, section 9. */
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
    const params = { query, hitsPerPage: pageSizes[type], numericFilters: [`${country.hide}_hide=0`] }
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
    const title = `${visitor.say('results')} ${query}`
    const tracked = { type: 'search', query, items: products.map(trackedProduct) }
    return show(context, sources, { title, body, systemPath: `search/${asked}`, tracked }, { query })
  }
  app.get('/search/:type/:query/*', results)
  app.get('/search/:type/:query', results)
  return app
}

/** The type that was asked for; when it has no hits, the one that has most. Document 0, section 4 (RESULTS-05). */
function typeWithHits(asked: ResultType, hitsOf: (type: ResultType) => number): ResultType {
  if (hitsOf(asked) > 0) return asked
  return resultTypes.reduce<ResultType>((most, { type }) => (hitsOf(type) > hitsOf(most) ? type : most), asked)
}
