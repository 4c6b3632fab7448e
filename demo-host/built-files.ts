/** Serves `dist/` at `/rove`, as a shop would: the loader for a while, what it imports for ever. */
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { ShopEnv } from './visitor/visitor'

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
}

export function builtFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/rove/:path{[\\w./-]+}', async (context) => {
    const path = context.req.param('path')
    const type = kinds[path.split('.').pop() ?? '']
    const body = type && !path.includes('..') ? await readFile(`dist/${path}`).catch(() => undefined) : undefined
    if (!body || !type) return context.text('Not found', 404)
    const cache = path.includes('/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    return new Response(new Uint8Array(body), { headers: { 'content-type': type, 'cache-control': cache } })
  })
  return app
}
