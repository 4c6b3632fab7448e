/** Serves the products' films: HLS playlists and their segments. */
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { ShopEnv } from '../visitor/visitor'
import { pictureFile, pictureUrl } from './pictures'

const folder = '/sites/default/files/video'
const kinds: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
}

/** The addresses of a film and its poster. */
export interface FilmAddresses {
  readonly src: string
  readonly poster: string
}

/** The film of a piece as a playlist. @param slug its product */
export function filmOf(slug: string): FilmAddresses {
  return { src: `${folder}/${slug}.m3u8`, poster: pictureUrl(pictureFile(slug), 768) }
}

/** A film as one file, which browsers play by themselves. */
export const mp4Of = (slug: string): FilmAddresses => ({ ...filmOf(slug), src: `${folder}/${slug}.mp4` })

/** Serves `/sites/default/files/video`. */
export function videoFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get(`${folder}/:file{[\\w-]+\\.(m3u8|mp4|m4s)}`, async (context) => {
    const file = context.req.param('file')
    const body = await readVideo(file).catch(() => undefined)
    const type = kinds[file.split('.').pop() ?? '']
    if (!body || !type) return context.text('Not found', 404)
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=604800' },
    })
  })
  return app
}

/** A file of the folder. `NAME.mp4` is made of the parts of a playlist. */
async function readVideo(file: string): Promise<Buffer> {
  const read = (name: string) => readFile(new URL(`video/${name}`, import.meta.url))
  if (!file.endsWith('.mp4') || file.endsWith('-init.mp4')) return read(file)
  const playlist = await read(file.replace('.mp4', '.m3u8'))
  const parts = [...playlist.toString().matchAll(/^#EXT-X-MAP:URI="(.+)"$|^(\w.+)$/gm)]
  return Buffer.concat(await Promise.all(parts.map(([, first, next]) => read(first ?? next ?? ''))))
}
