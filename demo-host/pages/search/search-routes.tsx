/** @jsxImportSource hono/jsx */
/** The results page and the form that leads to it. */

import { Hono } from 'hono'
import { firstPlace, placePath } from '../../../core/shop/search/results-page.rules'
import { catalogueOf } from '../../catalogue/catalogue'
import { deliveryTexts } from '../../destination/deliveries'
import { versionOf } from '../../listing/list-slice'
import { bestSellers } from '../../listing/lists'
import { findResults, wordsWithResults } from '../../search/find-results'
import { movedTo, readPlace } from '../../search/results-address'
import { trackedProduct } from '../../tracking/tracked-items'
import type { ShopEnv } from '../../visitor/visitor'
import { arabicBase } from '../arabic-paths'
import { type PageSources, show, showNotFound } from '../layout/show'
import { NothingFound } from './search-nothing'
import { ResultsHead } from './search-paging'
import { SearchResultsPage } from './search-results'

export function searchRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.get('/search', (context) => {
    const keys = (context.req.query('keys') ?? '').trim()
    return context.redirect(placePath(firstPlace('products', keys), '/') ?? '/')
  })

  app.get('/search/*', async (context) => {
    const visitor = context.get('visitor')
    const url = new URL(context.req.url)
    const requested = readPlace(url)
    if (!requested || !placePath(requested, '/')) return showNotFound(context, sources)
    const searched = { indexes: sources.indexes, visitor }
    const found = findResults(searched, requested)
    const moved = movedTo(url, found.asked)
    if (moved) return context.redirect(moved)

    const { query, type } = found.place
    const sold = (await catalogueOf(sources.db, visitor)).byNid
    const soldOf = (nids: readonly unknown[]) => nids.flatMap((nid) => sold.get(Number(nid)) ?? [])
    const products = type === 'products' ? soldOf(found.result.hits.map(({ nid }) => nid)) : []
    const isEmpty = Object.values(found.totals).every((total) => total === 0)
    const body = isEmpty ? (
      <NothingFound {...{ found, visitor }} words={wordsWithResults(searched, query)} best={soldOf(bestSellers)} />
    ) : (
      <SearchResultsPage
        {...{ found, products, visitor }}
        deliveries={await deliveryTexts(sources.db, context, products)}
        version={versionOf([...sold.values()])}
      />
    )
    const base = `${url.origin}${context.env?.isArabic ? arabicBase : '/'}`
    const content = {
      title: visitor.t('results').replace('{query}', () => query),
      head: <ResultsHead found={found} base={base} />,
      body,
      systemPath: `search/${requested.type}`,
      tracked: { type: 'search', list: 'search results', query, items: products.map(trackedProduct) },
    }
    return show(context, sources, content, { query })
  })
  return app
}
