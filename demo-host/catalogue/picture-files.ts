/** Serves the catalogue's pictures, in full size or in narrower versions that are created on the first request. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { Hono } from 'hono'
import sharp from 'sharp'
import type { ShopEnv } from '../visitor/visitor'
import { hasPicture, picturesFolder, widths } from './pictures'

const cache = '.cache/pictures'
const webp = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' }

/** The placeholder of a picture that has not been rendered. */
const ground =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" preserveAspectRatio="none"><rect width="4" height="5" fill="#ece5d9"/></svg>'
const missing = () =>
  new Response(ground, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })

/** Serves `/sites/default/files`. */
export function pictureFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/sites/default/files/:file{[\\w-]+\\.webp}', async (context) => {
    const file = context.req.param('file')
    return hasPicture(file) ? new Response(await readFile(picturesFolder + file), { headers: webp }) : missing()
  })
  app.get('/sites/default/files/styles/:style{w\\d+}/public/:file{[\\w-]+\\.webp}', async (context) => {
    const { style, file } = context.req.param()
    const width = widths.find((one) => `w${one}` === style)
    if (!width) return context.notFound()
    return hasPicture(file) ? new Response(new Uint8Array(await narrow(file, width)), { headers: webp }) : missing()
  })
  return app
}

/** A picture at a width. The cache key contains the original's time, so that a new original creates a new version. */
async function narrow(file: string, width: number): Promise<Buffer> {
  const { mtimeMs } = await stat(picturesFolder + file)
  const kept = `${cache}/w${width}-${Math.trunc(mtimeMs)}-${file}`
  return readFile(kept).catch(async () => {
    const made = await sharp(picturesFolder + file)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    await mkdir(cache, { recursive: true })
    const unfinished = `${kept}.${randomUUID()}`
    await writeFile(unfinished, made)
    await rename(unfinished, kept)
    return made
  })
}
