/**
 * Serves `dist/` at `/rove` as a shop would: brotli-compressed, the loader cached briefly, hashed modules without
 * expiry.
 */
import { readFile } from 'node:fs/promises'
import { constants } from 'node:zlib'
import { Hono } from 'hono'
import { sendFile } from './compressed'
import type { ShopEnv } from './visitor/visitor'

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
}

export function builtFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  /** A cache of files in the hashed folder, which never change. */
  const kept = new Map<string, Promise<Buffer>>()

  function load(path: string): Promise<Buffer> {
    if (!path.includes('/')) return readFile(`dist/${path}`)
    const file = kept.get(path) ?? readFile(`dist/${path}`)
    kept.set(path, file)
    file.catch(() => kept.delete(path))
    return file
  }

  app.get('/rove/:path{[\\w./-]+}', async (context) => {
    const path = context.req.param('path')
    const type = kinds[path.split('.').pop() ?? '']
    const file = type && !path.includes('..') ? await load(path).catch(() => undefined) : undefined
    if (!file || !type) return context.text('Not found', 404)
    const cache = path.includes('/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    return sendFile(`rove/${path}`, file, {
      accepts: context.req.header('accept-encoding'),
      headers: { 'content-type': type, 'cache-control': cache },
      quality: path.endsWith('.map') ? 4 : constants.BROTLI_MAX_QUALITY,
    })
  })
  return app
}
