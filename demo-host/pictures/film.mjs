/**
 * Makes the products' films from their pictures: `node demo-host/pictures/film.mjs`, with ffmpeg. Each film
 * shows the pictures one after the other, slowly moving, as an HLS stream.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'

const pictures = new URL('../catalogue/pictures/', import.meta.url).pathname
const to = new URL('../catalogue/video/', import.meta.url).pathname

/** Each film with its pictures, in order. */
const films = { marlow: ['marlow-3-seat-sofa', 'marlow-3-seat-sofa--2', 'marlow-3-seat-sofa--moss'] }

/** The program that makes the films; the variable `FFMPEG` can name another one. */
const ffmpeg = process.env.FFMPEG ?? 'ffmpeg'
const rate = 24
const size = '640x800'
/** How long each picture is shown, and how long a transition takes, in seconds. */
const seen = 3.5
const fade = 0.75

/** The movement: zooms in, and at every second picture zooms out. */
function approach(n) {
  const frames = seen * rate
  const zoom = n % 2 === 0 ? `1+0.1*on/${frames}` : `1.1-0.1*on/${frames}`
  return `[${n}:v]scale=1920:2400,zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=${size}:fps=${rate},setsar=1,format=yuv420p[p${n}]`
}

/** The transitions from each picture to the next. */
function crossfade(count) {
  return Array.from({ length: count - 1 }, (_, n) => {
    const before = n === 0 ? '[p0]' : `[x${n}]`
    return `${before}[p${n + 1}]xfade=transition=fade:duration=${fade}:offset=${(n + 1) * (seen - fade)},format=yuv420p[x${n + 1}]`
  })
}

for (const [name, slugs] of Object.entries(films)) {
  for (const file of readdirSync(to)) if (file.startsWith(`${name}.`) || file.startsWith(`${name}-`)) rmSync(to + file)
  const filters = [...slugs.map((_, n) => approach(n)), ...crossfade(slugs.length)].join(';')
  const { status } = spawnSync(
    ffmpeg,
    [
      ...['-loglevel', 'error', '-y'],
      ...slugs.flatMap((slug) => ['-i', `${pictures}${slug}.webp`]),
      ...['-filter_complex', filters, '-map', `[x${slugs.length - 1}]`],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-crf', '25', '-g', `${rate * 2}`],
      ...[
        '-keyint_min',
        `${rate * 2}`,
        '-sc_threshold',
        '0',
        '-threads',
        '1',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
      ],
      ...['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_fmp4_init_filename', `${name}-init.mp4`, '-hls_segment_filename', `${name}-%d.m4s`, `${name}.m3u8`],
    ],
    { cwd: to, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}
