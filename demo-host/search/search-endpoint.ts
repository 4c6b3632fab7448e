/** The search service: answers Algolia's own clients on their wire format. Document 0, section 7. */
import { type Context, Hono } from 'hono'
import { safeParse } from 'valibot'
import type { ShopEnv } from '../visitor/visitor'
import { type SearchParams, searchBody, searchParams } from './params'
import type { SearchIndex } from './search-index'

/** What the demo's pages carry: the key may only search. */
export const searchKey = 'demo-search-key'
/** The application id that clients of the service give. */
export const searchAppId = 'rove-demo'

/** @param indexes by the names requests call them */
export function searchEndpoint(indexes: ReadonlyMap<string, SearchIndex>): Hono<ShopEnv> {
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

/** Where both levels can hold the query, the one that has it counts. */
const nested = (params: SearchParams, own: SearchParams) => ({ ...params, query: params.query || own.query })

/** The clients send JSON as plain text, so that a browser need not ask first. */
const bodyOf = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined)

/** In browsers the key and the application come in the query, elsewhere in headers. */
function isAllowed({ req }: Context): boolean {
  const sent = (name: string) => req.query(name) ?? req.header(name)
  const application = sent('x-algolia-application-id') ?? searchAppId
  return sent('x-algolia-api-key') === searchKey && application === searchAppId
}

function refuse(context: Context, status: 400 | 403 | 404, message: string): Response {
  return context.json({ message, status }, status)
}
