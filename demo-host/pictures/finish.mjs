/**
 * Makes the rendered PNGs small: `node demo-host/pictures/finish.mjs [folder of PNGs]` writes webp files into
 * the catalogue if the PNG is newer. Sizes: main and second pictures 960 × 1200, further colours 640 × 800, rooms as they
 * are.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'

const from = process.argv[2] ?? '.cache/prints'
const to = new URL('../catalogue/pictures/', import.meta.url).pathname
const madeAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function sized(picture, name) {
  if (name.startsWith('scene-')) return picture
  const colour = name.includes('--') && !name.endsWith('--2')
  return colour ? picture.resize(640, 800) : picture.resize(960, 1200).sharpen({ sigma: 0.7 })
}

mkdirSync(to, { recursive: true })
for (const file of readdirSync(from).filter((name) => name.endsWith('.png'))) {
  const name = file.slice(0, -4)
  const made = `${to}${name}.webp`
  if (madeAt(made) > madeAt(`${from}/${file}`)) continue
  await sized(sharp(`${from}/${file}`), name)
    .webp({ quality: 84, smartSubsample: true, effort: 4 })
    .toFile(made)
}
