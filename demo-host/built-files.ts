/** Serves `dist/` at `/rove`, as a shop would: compressed by brotli, the loader for a while, what it imports for ever. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Hono } from 'hono'
import type { ShopEnv } from './visitor/visitor'

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
}

/** A file as it is sent. */
interface Sent {
  readonly plain: Buffer
  readonly brotli: Buffer
}

export function builtFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  /** Files below a folder that is named after their content: they never change. */
  const kept = new Map<string, Promise<Sent>>()

  function load(path: string): Promise<Sent> {
    if (!path.includes('/')) return read(path)
    const file = kept.get(path) ?? read(path)
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
    const headers = { 'content-type': type, 'cache-control': cache, vary: 'accept-encoding' }
    if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? ''))
      return new Response(new Uint8Array(file.plain), { headers })
    return new Response(new Uint8Array(file.brotli), { headers: { ...headers, 'content-encoding': 'br' } })
  })
  return app
}

const compress = promisify(brotliCompress)

async function read(path: string): Promise<Sent> {
  const plain = await readFile(`dist/${path}`)
  const quality = path.endsWith('.map') ? 4 : constants.BROTLI_MAX_QUALITY
  return { plain, brotli: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
}
