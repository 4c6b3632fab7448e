/** The pictures of customers' photos, made on the first request: parts of scenes, and products in front of a wall. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import { picturesFolder } from '../catalogue/pictures'
import type { ShopEnv } from '../visitor/visitor'
import { communityPhotos, type PhotoView } from './community-photos'

const cache = '.cache/pictures'
const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' }

/** The sizes: 4 to 5. */
export const photoSizes = { small: { width: 480, height: 600 }, medium: { width: 960, height: 1200 } } as const

/** The address of a photo's picture. */
export const photoUrl = (id: string, size: keyof typeof photoSizes): string =>
  `/sites/default/files/community/${size}/${id}.webp`

/** Serves `/sites/default/files/community`. */
export function communityPictureFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/sites/default/files/community/:size{small|medium}/:file{\\d+\\.webp}', async (context) => {
    const { size, file } = context.req.param()
    const photo = communityPhotos.find(({ id }) => `${id}.webp` === file)
    if (!photo) return context.notFound()
    return new Response(new Uint8Array(await made(photo.id, photo.view, size as keyof typeof photoSizes)), { headers })
  })
  return app
}

async function made(id: string, view: PhotoView, size: keyof typeof photoSizes): Promise<Buffer> {
  const kept = `${cache}/community-${size}-${id}.webp`
  return readFile(kept).catch(async () => {
    const drawn = await draw(view)
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    const turned = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 } })
    // Each customer has a light of their own.
    const tone = Number(id) % 7
    const picture = await (view.isMirrored ? turned.flop() : turned)
      .resize(photoSizes[size])
      .modulate({ hue: (tone - 3) * 4, brightness: 0.94 + tone * 0.02 })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    await mkdir(cache, { recursive: true })
    const unfinished = `${kept}.${randomUUID()}`
    await writeFile(unfinished, picture)
    await rename(unfinished, kept)
    return picture
  })
}

async function draw(view: PhotoView): Promise<Sharp> {
  if ('scene' in view) {
    const { scene, left, width } = view
    const height = Math.round((width * 5) / 4)
    return sharp(picturesFolder + scene)
      .extract({ left, top: 1000 - height, width, height })
      .raw()
  }
  const { width, height } = photoSizes.medium
  const product = await sharp(picturesFolder + view.file)
    .resize({ width, height, fit: 'cover' })
    .toBuffer()
  return sharp(room(view.wall))
    .resize({ width, height })
    .composite([{ input: product, blend: 'multiply' }])
    .removeAlpha()
    .raw()
}

/** A wall that becomes the floor without an edge: furniture is blended with what is behind it. */
const room = (wall: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1200"><defs>
<radialGradient id="light" cx=".3" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x2="0" y2="1"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".14"/></linearGradient></defs>
<rect width="960" height="1200" fill="${wall}"/><rect width="960" height="1200" fill="url(#light)"/><rect width="960" height="1200" fill="url(#floor)"/></svg>`)
