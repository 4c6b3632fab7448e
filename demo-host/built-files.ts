/**
 * Serves `dist/` at `/rove` as a shop would: brotli-compressed, the loader cached briefly, hashed modules without
 * expiry.
 */
import { readFile } from 'node:fs/promises'
import { constants } from 'node:zlib'
import { Hono } from 'hono'
import { sendFile } from './compressed'
import { policy } from './policy'
import type { ShopEnv } from './visitor/visitor'

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** The composer works under the strictest policy: without inline code, and with Trusted Types. */
const pagePolicy = `${policy('none', true)}; trusted-types rove dompurify rove-instant`
/** Files in the folder with the hash never change. */
const isKept = (path: string): boolean => /^[0-9a-f]{8}\//.test(path)

export function builtFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  /** A cache of files in the hashed folder, which never change. */
  const kept = new Map<string, Promise<Buffer>>()

  function load(path: string): Promise<Buffer> {
    if (!isKept(path)) return readFile(`dist/${path}`)
    const file = kept.get(path) ?? readFile(`dist/${path}`)
    kept.set(path, file)
    file.catch(() => kept.delete(path))
    return file
  }

  app.get('/demo/composer', (context) => context.redirect('/rove/composer/index.html', 303))
  app.get('/demo/capsule', (context) => context.redirect('/rove/composer/capsule.html', 303))
  app.get('/rove/:path{[\\w./-]+}', async (context) => {
    const path = context.req.param('path')
    const type = kinds[path.split('.').pop() ?? '']
    const file = type && !path.includes('..') ? await load(path).catch(() => undefined) : undefined
    if (!file || !type) return context.text('Not found', 404)
    const cache = isKept(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    // The composer is small or rarely read: it is not worth the highest quality.
    const isSlow = path.endsWith('.map') || path.startsWith('composer/')
    return sendFile(`rove/${path}`, file, {
      accepts: context.req.header('accept-encoding'),
      headers: {
        'content-type': type,
        'cache-control': cache,
        ...(path.endsWith('.html') ? { 'content-security-policy': pagePolicy } : {}),
      },
      quality: isSlow ? 4 : constants.BROTLI_MAX_QUALITY,
    })
  })
  return app
}
