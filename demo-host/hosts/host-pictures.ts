/** The pictures of hosts: parts of the catalogue's scenes, made on the first request. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Hono } from 'hono'
import sharp, { type Region } from 'sharp'
import { picturesFolder } from '../catalogue/pictures'
import type { ShopEnv } from '../visitor/visitor'
import { demoHosts } from './hosts'

/** The pattern of their addresses, for `<rove-hosts>`. */
export const hostPictures = '/sites/default/files/hosts/{size}/{url}-{n}.webp'

/** The widths of the sizes, in pixels. */
const sizes: Readonly<Record<string, number>> = { small: 640, large: 1280 }

/** The parts of a scene of 1600 × 1000 pixels: 4 to 3. */
const parts: Readonly<Record<string, Region>> = {
  whole: { left: 133, top: 0, width: 1333, height: 1000 },
  left: { left: 0, top: 250, width: 1000, height: 750 },
  right: { left: 600, top: 250, width: 1000, height: 750 },
  near: { left: 380, top: 370, width: 840, height: 630 },
}

const scenes: Readonly<Record<string, string>> = {
  living: 'scene-living',
  dining: 'scene-dining',
  bedroom: 'scene-bedroom-corner',
  terrace: 'scene-terrace',
}

const cache = '.cache/pictures'

/** The address of a host's picture. @param n from 1 */
export const hostPictureUrl = (url: string, n: number, size: 'small' | 'large'): string =>
  hostPictures.replace('{size}', size).replace('{url}', url).replace('{n}', `${n}`)

/** Serves `/sites/default/files/hosts`. */
export function hostPictureFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/sites/default/files/hosts/:size/:file{[\\w-]+-\\d+\\.webp}', async (context) => {
    const { size, file } = context.req.param()
    const [, url, n] = /^(.*)-(\d+)\.webp$/.exec(file) ?? []
    const at = demoHosts.findIndex((host) => host.url === url)
    const view = demoHosts[at]?.pictures[Number(n) - 1]
    const width = sizes[size]
    if (!view || !width) return context.notFound()
    const picture = await made(view, width, at)
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' }
    return new Response(new Uint8Array(picture), { headers })
  })
  return app
}

/** @param at the number of the host, whose light differs a little from that of others */
async function made(view: string, width: number, at: number): Promise<Buffer> {
  const tone = at % 7
  const kept = `${cache}/host-${view}-${tone}-${width}.webp`
  return readFile(kept).catch(async () => {
    const [scene = '', part = 'whole'] = view.split('-')
    const cut = sharp(`${picturesFolder}${scenes[scene]}.webp`).extract(parts[part] ?? (parts.whole as Region))
    const turned = part === 'mirrored' ? cut.flop() : cut
    const picture = await turned
      .resize({ width })
      .modulate({ hue: (tone - 3) * 6, brightness: 0.94 + tone * 0.02 })
      .webp()
      .toBuffer()
    await mkdir(cache, { recursive: true })
    await writeFile(kept, picture)
    return picture
  })
}
