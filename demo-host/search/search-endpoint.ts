/** The search service: answers Algolia's own clients on their wire format. Document 0, section 7. */
import { Hono } from 'hono'
import { safeParse } from 'valibot'
import type { ShopEnv } from '../visitor/visitor'
import { searchBody } from './params'
import type { SearchIndex } from './search-index'

/** The key the demo's pages carry: it may only search. */
export const searchKey = 'demo-search-key'
export const searchAppId = 'rove-demo'

/** @param indexes by the names requests call them */
export function searchEndpoint(indexes: ReadonlyMap<string, SearchIndex>): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.post('/1/indexes/*', async (context) => {
    const key = context.req.query('x-algolia-api-key') ?? context.req.header('x-algolia-api-key')
    if (key !== searchKey) return context.json({ message: 'Invalid Application-ID or API key', status: 403 }, 403)
    const body = safeParse(searchBody, await context.req.json().catch(() => undefined))
    if (!body.success) return context.json({ message: body.issues[0].message, status: 400 }, 400)
    const results = []
    for (const request of body.output.requests) {
      const index = indexes.get(request.indexName)
      if (!index) return context.json({ message: `Index ${request.indexName} does not exist`, status: 404 }, 404)
      results.push(
        index.search(request.params ? { ...request.params, query: request.params.query || request.query } : request),
      )
    }
    return context.json({ results })
  })
  return app
}
