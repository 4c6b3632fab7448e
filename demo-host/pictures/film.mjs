/**
 * Makes the films of the catalogue's pieces from their pictures: `node demo-host/pictures/film.mjs`, with ffmpeg. Each
 * film shows the pictures one after the other, slowly moving, as an HLS stream. `node … NAME` makes one film.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'

const catalogue = new URL('../catalogue/', import.meta.url).pathname
const pictures = `${catalogue}pictures/`
const to = `${catalogue}video/`
const names = new Set(readdirSync(pictures))

/** A film for each piece, named like it: its picture, then another one. It is one part, and small: there are dozens. */
const small = JSON.parse(readFileSync(`${catalogue}furniture.json`, 'utf8')).map(({ slug }) => {
  const [other] = [`${slug}--2`, ...[...names].map((file) => file.replace('.webp', ''))].filter(
    (one) => one.startsWith(`${slug}--`) && names.has(`${one}.webp`),
  )
  return { name: slug, slugs: [slug, other], size: '480x600', seen: 4.75, partSeconds: 10, quality: 30 }
})

/** The product page and the home page show this one large. */
const large = {
  name: 'marlow-3-seat-sofa',
  slugs: ['marlow-3-seat-sofa', 'marlow-3-seat-sofa--2', 'marlow-3-seat-sofa--moss'],
  ...{ size: '640x800', seen: 3.5, partSeconds: 2, quality: 25 },
}
const films = [large, ...small.filter(({ name }) => name !== large.name)]

/** The program that makes the films; the variable `FFMPEG` can name another one. */
const ffmpeg = process.env.FFMPEG ?? 'ffmpeg'
const rate = 24
/** How long a transition takes, in seconds. `seen` is how long each picture is shown. */
const fade = 0.75

/** The movement: zooms in, and at every second picture zooms out. */
function approach(n, { seen, size }) {
  const frames = seen * rate
  const zoom = n % 2 === 0 ? `1+0.1*on/${frames}` : `1.1-0.1*on/${frames}`
  return `[${n}:v]scale=1920:2400,zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=${size}:fps=${rate},setsar=1,format=yuv420p[p${n}]`
}

/** The transitions from each picture to the next. */
function crossfade(count, seen) {
  return Array.from({ length: count - 1 }, (_, n) => {
    const before = n === 0 ? '[p0]' : `[x${n}]`
    return `${before}[p${n + 1}]xfade=transition=fade:duration=${fade}:offset=${(n + 1) * (seen - fade)},format=yuv420p[x${n + 1}]`
  })
}

const asked = process.argv[2]
for (const film of films.filter(({ name }) => !asked || name === asked)) {
  const { name, slugs, seen, partSeconds, quality } = film
  const isOwn = new RegExp(`^${name}(-init|-\\d+)?\\.`)
  for (const file of readdirSync(to)) if (isOwn.test(file)) rmSync(to + file)
  const filters = [...slugs.map((_, n) => approach(n, film)), ...crossfade(slugs.length, seen)].join(';')
  const keyframes = `${rate * partSeconds}`
  const { status } = spawnSync(
    ffmpeg,
    [
      ...['-loglevel', 'error', '-y'],
      ...slugs.flatMap((slug) => ['-i', `${pictures}${slug}.webp`]),
      ...['-filter_complex', filters, '-map', `[x${slugs.length - 1}]`],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-crf', `${quality}`],
      ...['-g', keyframes, '-keyint_min', keyframes, '-sc_threshold', '0', '-threads', '1'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact'],
      ...['-f', 'hls', '-hls_time', `${partSeconds}`, '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_fmp4_init_filename', `${name}-init.mp4`, '-hls_segment_filename', `${name}-%d.m4s`, `${name}.m3u8`],
    ],
    { cwd: to, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}
