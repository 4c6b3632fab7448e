/** Puts rendered PNGs on the shop's paper and writes them as webp beside the catalogue. */
import { mkdirSync, readdirSync } from 'node:fs'
import sharp from 'sharp'

const from = process.argv[2] ?? '.cache/renders'
const to = new URL('../catalogue/pictures/', import.meta.url).pathname
const paper = '#faf8f4'

mkdirSync(to, { recursive: true })
for (const file of readdirSync(from).filter((name) => name.endsWith('.png'))) {
  await sharp(`${from}/${file}`)
    .flatten({ background: paper })
    .webp({ quality: 80, smartSubsample: true, effort: 6 })
    .toFile(`${to}${file.replace('.png', '.webp')}`)
}
