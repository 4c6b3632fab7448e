/** Puts rendered PNGs on the shop's paper and writes them as webp beside the catalogue. */
import { mkdirSync, readdirSync } from 'node:fs'
import sharp from 'sharp'

const from = process.argv[2] ?? '.cache/renders'
const to = new URL('../catalogue/pictures/', import.meta.url).pathname
const paper = '#faf8f4'

/** Lets shadows end before the picture does: opaque inside, clear at the edges. */
function softEdges(width, height) {
  const edge = Math.round(width * 0.05)
  return Buffer.from(`<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
    <filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${edge / 2.4}"/></filter>
    <rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="#fff" filter="url(#f)"/></svg>`)
}

mkdirSync(to, { recursive: true })
for (const file of readdirSync(from).filter((name) => name.endsWith('.png'))) {
  const rendered = sharp(`${from}/${file}`)
  const { width, height } = await rendered.metadata()
  const alone = !file.startsWith('scene-') && !file.includes('--2')
  await (alone ? rendered.composite([{ input: softEdges(width, height), blend: 'dest-in' }]) : rendered)
    .flatten({ background: paper })
    .webp({ quality: 80, smartSubsample: true, effort: 6 })
    .toFile(`${to}${file.replace('.png', '.webp')}`)
}
