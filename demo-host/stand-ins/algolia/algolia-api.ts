/** The search service, in the request and response format of Algolia's own clients. */
import { type Context, Hono } from 'hono'
import { safeParse } from 'valibot'
import type { ShopEnv } from '../../visitor/visitor'
import { type SearchParams, searchBody, searchParams } from './params'
import type { SearchIndex } from './search-index'

/** The key in the demo's pages, which only allows searching. */
export const searchKey = 'demo-search-key'
/** The application id that clients send. */
export const searchAppId = 'rove-demo'

/** @param indexes the indexes by name */
export function algoliaApi(indexes: ReadonlyMap<string, SearchIndex>): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.post('/1/indexes/:name/queries', async (context) => {
    if (!isAllowed(context)) return refuse(context, 403, 'Invalid Application-ID or API key')
    const body = safeParse(searchBody, await bodyOf(context))
    if (!body.success) return refuse(context, 400, body.issues[0].message)
    const results = []
    for (const { indexName, params, ...own } of body.output.requests) {
      const index = indexes.get(indexName)
      if (!index) return refuse(context, 404, `Index ${indexName} does not exist`)
      results.push(index.search(params ? nested(params, own) : own))
    }
    return context.json({ results })
  })

  app.post('/1/indexes/:name/query', async (context) => {
    if (!isAllowed(context)) return refuse(context, 403, 'Invalid Application-ID or API key')
    const body = safeParse(searchParams, await bodyOf(context))
    if (!body.success) return refuse(context, 400, body.issues[0].message)
    const index = indexes.get(context.req.param('name'))
    if (!index) return refuse(context, 404, `Index ${context.req.param('name')} does not exist`)
    return context.json(index.search(body.output))
  })
  return app
}

/** Merges the two levels of parameters. The query can be at either level. */
const nested = (params: SearchParams, own: SearchParams) => ({ ...params, query: params.query || own.query })

/** The clients send JSON as plain text, so that the browser sends no CORS preflight request. */
const bodyOf = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined)

/** Browsers send the key and the application id in the query, other clients in headers. */
function isAllowed({ req }: Context): boolean {
  const sent = (name: string) => req.query(name) ?? req.header(name)
  const application = sent('x-algolia-application-id') ?? searchAppId
  return sent('x-algolia-api-key') === searchKey && application === searchAppId
}

function refuse(context: Context, status: 400 | 403 | 404, message: string): Response {
  return context.json({ message, status }, status)
}
