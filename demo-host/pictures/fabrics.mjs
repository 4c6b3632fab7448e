/**
 * Draws the fabrics of the swatch request: `node demo-host/pictures/fabrics.mjs` writes `fabric-NAME.webp` into the
 * catalogue's pictures. Each weave is a height by place, lit from the upper left. The same call draws the same picture.
 */
import sharp from 'sharp'

const size = 480
const to = new URL('../catalogue/pictures/', import.meta.url).pathname

/** A random number from 0 to 1 for a place of a grid. */
function at(x, y, seed) {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32
}

const ease = (t) => t * t * (3 - 2 * t)

/** Smooth noise with details of about `scale` pixels. */
function noise(x, y, scale, seed) {
  const [u, v] = [x / scale, y / scale]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [ease(u - i), ease(v - j)]
  const row = (k) => at(i, k, seed) * (1 - a) + at(i + 1, k, seed) * a
  return row(j) * (1 - b) + row(j + 1) * b
}

/** The distance to the nearest and to the second nearest of scattered points. */
function cells(x, y, scale, seed) {
  const [i, j] = [Math.floor(x / scale), Math.floor(y / scale)]
  let [first, second] = [9, 9]
  for (let p = i - 1; p <= i + 1; p++)
    for (let q = j - 1; q <= j + 1; q++) {
      const d = Math.hypot(p + at(p, q, seed) - x / scale, q + at(p, q, seed + 7) - y / scale)
      if (d < first) [first, second] = [d, first]
      else if (d < second) second = d
    }
  return [first, second]
}

/** A round thread across one period. */
const thread = (t) => Math.sqrt(Math.max(0, 1 - (2 * (t - Math.floor(t)) - 1) ** 2))

/** A weave of threads: which of the two is above at a place. */
function woven(x, y, pitch, isWarp, seed) {
  const u = x / pitch + (noise(x, y, 60, seed) - 0.5) * 0.5
  const v = y / pitch + (noise(x, y, 60, seed + 1) - 0.5) * 0.5
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const slub = isWarp(i, j) ? noise(x, y * 0.12, 9, seed + 2) : noise(x * 0.12, y, 9, seed + 3)
  const shape = isWarp(i, j) ? thread(u) * (0.55 + 0.45 * thread(v)) : thread(v) * (0.55 + 0.45 * thread(u))
  return shape * (0.6 + 0.4 * slub) + noise(x, y, 2, seed + 4) * 0.12
}

const weaves = {
  /** Loops of yarn, wound closely. */
  boucle(x, y) {
    const [px, py] = [x + 14 * noise(x, y, 22, 1), y + 14 * noise(x, y, 22, 2)]
    const [near, next] = cells(px, py, 17, 3)
    const ring = Math.cos((near * 2.1 - 0.35) * Math.PI) * 0.32
    return (next - near) * 0.9 + ring + noise(x, y, 3, 4) * 0.3
  },
  /** A short pile, brushed here and there. */
  velvet: (x, y) => noise(x, y * 0.35, 90, 1) * 7 + noise(x, y * 0.4, 26, 2) * 1.6 + noise(x, y * 0.2, 1.6, 3) * 0.35,
  linen: (x, y) => woven(x, y, 7, (i, j) => (i + j) % 2 === 0, 5),
  twill: (x, y) => woven(x, y, 6, (i, j) => (i + j) % 4 < 2, 9),
  herringbone(x, y) {
    const band = Math.floor(x / 72) % 2 === 0
    return woven(x, y, 6, (i, j) => (((band ? i + j : j - i) % 4) + 4) % 4 < 2, 13)
  },
  /** Felted fibres. */
  wool: (x, y) =>
    noise(x + 20 * noise(x, y, 30, 1), y, 5, 2) * 0.55 +
    noise(x, y + 20 * noise(x, y, 30, 3), 4, 4) * 0.55 +
    noise(x, y, 2, 5) * 0.3,
  /** A pebbled grain. */
  leather(x, y) {
    const [near, next] = cells(x + 5 * noise(x, y, 9, 1), y + 5 * noise(x, y, 9, 2), 11, 6)
    return Math.min(1, (next - near) * 2.4) * 0.75 + noise(x, y, 2, 7) * 0.1
  },
}

/** Name, weave and colour. */
const fabrics = [
  ['oat-boucle', 'boucle', '#d9cbb4'],
  ['chalk-boucle', 'boucle', '#efebe2'],
  ['clay-boucle', 'boucle', '#b98a6c'],
  ['moss-velvet', 'velvet', '#6b7354'],
  ['midnight-velvet', 'velvet', '#27324a'],
  ['ochre-velvet', 'velvet', '#b98a35'],
  ['rust-linen', 'linen', '#b5592f'],
  ['denim-linen', 'linen', '#56708d'],
  ['flax-linen', 'linen', '#c9b795'],
  ['fog-wool', 'wool', '#b9bab5'],
  ['charcoal-wool', 'wool', '#4a4b4d'],
  ['slate-herringbone', 'herringbone', '#6f7880'],
  ['sand-twill', 'twill', '#c8b596'],
  ['ink-leather', 'leather', '#2a2826'],
  ['cognac-leather', 'leather', '#96592f'],
]
const depth = { boucle: 1, velvet: 1.1, linen: 0.75, twill: 0.75, herringbone: 0.75, wool: 0.8, leather: 0.55 }

for (const [name, weave, hex] of fabrics) {
  const height = weaves[weave]
  const colour = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  const pixels = Buffer.alloc(size * size * 3)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const here = height(x, y)
      const slope = here - height(x + 1.5, y + 1.5)
      const vignette = 1 - 0.1 * Math.hypot(x / size - 0.35, y / size - 0.35)
      const light = vignette * (0.9 + slope * 0.55 * depth[weave] + (weave === 'velvet' ? 0 : here * 0.16))
      for (let c = 0; c < 3; c++)
        pixels[(y * size + x) * 3 + c] = Math.max(0, Math.min(255, colour[c] * light + Math.max(0, slope) * 12))
    }
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality: 76, effort: 6 })
    .toFile(`${to}fabric-${name}.webp`)
}
