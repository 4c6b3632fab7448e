/**
 * What the built files weigh, contain and import. That a page receives the files of its row, and no others, is seen in a
 * browser: `tests/e2e/loader/received.spec.ts`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { buildTargets } from '../tools/build/oldest-browsers'
import { entries, nameOf } from '../tools/build/widgets'
import { type ReceivedLimit, receivedLimits, sizeRow, smallParts } from './size.limits'

const build = readdirSync('dist').find((name) => /^[0-9a-f]{8}$/.test(name)) ?? ''
const folder = `dist/${build}`
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
/** The file of each element, or of several that a page has together. */
const elements = entries.elements.map((file) => `${nameOf(file)}.js`)

/** What joins a page without tags, and one with tags. */
const joining = ['on-demand.js', 'on-demand-shared.js']

/** The files that a built file imports statically, or dynamically: dynamic imports are calls of a minified helper. */
function importsOf(file: string, kind: 'static' | 'dynamic'): string[] {
  const pattern = kind === 'static' ? /(?:from|import)\s*['"`]\.\/([^'"`]+)/g : /\(['"`]\.\/([^'"`]+\.js)['"`]\)/g
  return [...new Set([...read(file).matchAll(pattern)].map(([, name = '']) => name))]
}

/** These files, and all that they import dynamically, also indirectly. */
function withLaterParts(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    withLaterParts(importsOf(name, 'dynamic'), found)
  }
  return found
}

/** Whether a file contains this code, or what it needs before anything is used. */
const contains = (name: string, code: RegExp) =>
  [`${name}.js`, ...importsOf(`${name}.js`, 'static')].some((file) => code.test(read(file)))

/** A constant in place of the build's hash, so that sizes do not vary by build. */
const constantHash = createHash('sha256').update('build').digest('hex').slice(0, 8)
const weightOf = (code: string) => brotliCompressSync(code.replaceAll(build, constantHash)).length
const weights: Record<string, number> = {
  'rove.js': weightOf(readFileSync('dist/rove.js', 'utf8')),
  ...Object.fromEntries(files.map((file) => [file, weightOf(read(file))])),
}

const rows = Object.entries(weights).sort(([, one], [, other]) => other - one)
console.log(rows.map(([file, bytes]) => `${file}: ${(bytes / 1000).toFixed(1)} kB`).join('\n'))

describe('the built files', () => {
  it('LOAD-04 an element’s file imports the runtime, and no other file', () => {
    for (const file of elements) expect(importsOf(file, 'static'), file).toEqual(['_runtime.js'])
    expect(importsOf('_runtime.js', 'static')).toEqual([])
  })

  it('LOAD-01 what joins a page is one file; without a tag it needs no runtime', () => {
    expect(importsOf('on-demand.js', 'static')).toEqual([])
    expect(importsOf('on-demand-shared.js', 'static')).toEqual(['_runtime.js'])
    const later = ['_calls.js', '_instant.js', '_tracking.js', '_why.js']
    for (const file of joining) expect(importsOf(file, 'dynamic').sort()).toEqual(expect.arrayContaining(later))
  })

  it('LOAD-04 the runtime is the only file that others share, and weighs at least 3 kB', () => {
    const shared = new Set(files.flatMap((file) => importsOf(file, 'static')))
    expect([...shared]).toEqual(['_runtime.js'])
    expect(weights['_runtime.js']).toBeGreaterThan(3_000)
  })

  it('LOAD-04 what is loaded later weighs about 3 kB or more, or is part of what loads it', () => {
    const names = new Set([...elements, ...joining, '_runtime.js'])
    const later = files.filter((file) => !names.has(file) && !smallParts[file])
    expect(later.filter((file) => (weights[file] ?? 0) < 2_900)).toEqual([])
    for (const file of Object.keys(smallParts)) expect(weights[file], file).toBeLessThan(3_000)
  })

  it.each(Object.entries<ReceivedLimit>(receivedLimits))(
    'LOAD-04 the files of %s stay within their limit',
    (name, row) => {
      const bytes = row.files.reduce((sum, file) => sum + (weights[file] ?? Number.NaN), 0)
      console.log(sizeRow(name, bytes, row.bytes))
      expect(bytes, `${name}: make the files smaller, or raise the row in tests/size.limits.ts`).toBeLessThanOrEqual(
        row.bytes,
      )
    },
  )

  it('LOAD-04 all files are requested by an element or by the loader', () => {
    expect([...withLaterParts([...elements, ...joining, '_runtime.js'])].sort()).toEqual([...files].sort())
  })

  it.each([
    ['SEARCH-01', 'search', 'the search client', /algolia/i],
    ['PAGE-08', 'page', 'a dialog or a frame', /showModal|allow-scripts/],
    ['HOSTS-01', 'hosts', 'a dialog', /showModal/],
    ['REVIEW-01', 'reviews', 'a dialog or the cleaning of html', /showModal|purify\.sanitize/],
    ['COMM-01', 'community', 'a dialog or the cleaning of html', /showModal|purify\.sanitize/],
    ['GALLERY-01', 'gallery', 'the zoom or the player of films', /pswp|MANIFEST_PARSED/],
    ['CART-01', 'cart', 'the dialog of the terms', /showModal|purify\.sanitize/],
    ['POP-01', 'popups', 'a dialog or the cleaning of html', /showModal|purify\.sanitize/],
    ['POP-01', '_eligibility', 'a dialog or the cleaning of html', /showModal|purify\.sanitize/],
    ['COUNT-01', 'countdown', 'a dialog or a chat', /showModal|LiveChatWidget/],
    ['CHAT-01', 'chat', 'a dialog', /showModal/],
    ['TRACK-07', '_tracking', 'the code of a sink', /fbevents|_klOnsite|sendBeacon/],
  ])('%s %s.js does not contain %s', (_, name, __, code) => {
    expect(contains(name, code)).toBe(false)
    // The code is in a part that is loaded later: a pattern that matches nothing would prove nothing.
    expect(files.some((file) => basename(file, '.js') !== name && code.test(read(file)))).toBe(true)
  })

  it('the why-panel and instant pages are loaded by what joins the page only', () => {
    for (const file of files)
      if (!joining.includes(file))
        expect(
          importsOf(file, 'dynamic').filter((name) => /_(why|instant)\.js/.test(name)),
          file,
        ).toEqual([])
  })

  it('the built files have no syntax that the oldest browsers lack', async () => {
    // For older browsers, esbuild puts brackets around a function that is called.
    const written = async (code: string, target: string | string[]) =>
      (await transform(code, { target })).code.replace(/[()]/g, '')
    for (const file of ['../rove.js', ...files]) {
      const code = read(file)
      expect(await written(code, buildTargets), file).toBe(await written(code, 'esnext'))
      expect(code, file).not.toMatch(/\(\?<[=!]|@media ?\([^()]*[<>]/)
    }
  })

  it('the built files contain no code of React and no code for development', () => {
    for (const file of files) expect(read(file)).not.toMatch(/react\.dev|react-dom|process\.env|document \d, section/)
  })
})
