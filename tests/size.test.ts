import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { elementFiles } from '../tools/widgets'

const build = readdirSync('dist').find((name) => /^[0-9a-f]{8}$/.test(name)) ?? ''
const folder = `dist/${build}`
const read = (file: string) => readFileSync(`${folder}/${file}`)
/** Letters that a name has always: those of a build come to thirty bytes more or less, whatever was changed. */
const letters = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)
const brotli = (content: Buffer) =>
  brotliCompressSync(
    content
      .toString()
      .replaceAll(build, letters('build'))
      .replace(/([\w.-]+)-[\w-]{8}\.js/g, (_, name) => `${name}-${letters(name)}.js`),
  ).length
const loader = brotli(readFileSync('dist/rove.js'))

/** The files a built module imports: at once, or when it is asked for, which is by a call of a shorter name. */
function importsOf(file: string, kind: 'static' | 'dynamic'): string[] {
  const pattern = kind === 'static' ? /(?:from|import)\s*['"`]\.\/([^'"`]+)/g : /\(['"`]\.\/([^'"`]+\.js)['"`]\)/g
  return [...read(file).toString().matchAll(pattern)].map(([, name = '']) => name)
}

/** A module and all it needs before it can run. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const name of importsOf(file, 'static')) closure(name, found)
  return found
}

const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + brotli(read(file)), 0)
/** What every page has, whatever stands on it: the runtime, and what the loader fetches later. */
const everyPage = closure('on-demand.js')
const widgets = elementFiles().map((file) => basename(file, '.element.ts'))

describe('what a page loads, in bytes of brotli', () => {
  it('the loader stays within 1.5 kB', () => {
    console.log(`loader ${loader}`)
    expect(loader).toBeLessThanOrEqual(1500)
  })

  // The checkout is one step of many parts that others have too: the limit for all of it stands below.
  const most = (name: string) => (name === 'checkout' ? 17_000 : 16_000)

  it.each(widgets)('LOAD-04 %s loads little besides its own code, and no other widget’s', (name) => {
    const files = closure(`${name}.js`)
    const others = widgets.filter((other) => other !== name).map((other) => closure(`${other}.js`))
    const shared = weigh([...files].filter((file) => others.some((other) => other.has(file))))
    expect(shared).toBeGreaterThan(5_000)
    console.log(`${name} ${brotli(read(`${name}.js`))}, shared ${shared}`)
    expect(shared).toBeLessThanOrEqual(most(name))
    for (const other of widgets) if (other !== name) expect(files).not.toContain(`${other}.js`)
  })

  it('a page with search, its client and the loader stays within 26 kB', () => {
    const client = importsOf('search.js', 'dynamic').filter((file) => file.startsWith('_search-client'))
    expect(client).toHaveLength(1)
    const files = new Set([...closure('search.js'), ...client.flatMap((file) => [...closure(file)])])
    const total = loader + weigh(files)
    console.log(`search page ${total}`)
    expect(total).toBeLessThanOrEqual(26_000)
  })

  it('the gallery and financing add at most 9 kB to a page that has the rest, before anything is pressed', () => {
    const others = new Set(['search', 'love', 'love-count', 'wishlist'].flatMap((name) => [...closure(`${name}.js`)]))
    const added = new Set([...closure('gallery.js'), ...closure('financing.js')].filter((file) => !others.has(file)))
    console.log(`gallery and financing ${weigh(added)}`)
    expect(weigh(added)).toBeLessThanOrEqual(9_000)
    for (const file of added) expect(read(file).toString()).not.toMatch(/pswp|MANIFEST_PARSED/)
  })

  it('the product page’s three widgets add at most 22 kB to the runtime, before the shopper zooms or plays', () => {
    const own = new Set(['buybox', 'gallery', 'financing'].flatMap((name) => [...closure(`${name}.js`)]))
    const added = [...own].filter((file) => !file.startsWith('_runtime'))
    console.log(`product page ${weigh(added)}`)
    expect(weigh(added)).toBeLessThanOrEqual(22_000)
  })

  it('the cart adds at most 9 kB to the runtime, before its terms are opened', () => {
    const added = [...closure('cart.js')].filter((file) => !file.startsWith('_runtime'))
    console.log(`cart page ${weigh(added)}`)
    expect(weigh(added)).toBeLessThanOrEqual(9_000)
    for (const file of added) expect(read(file).toString()).not.toMatch(/showModal|purify\.sanitize/)
  })

  it('the checkout adds at most 45 kB to the runtime, before providers’ own scripts', () => {
    const stripe = importsOf('checkout.js', 'dynamic').filter((file) => file.startsWith('_methods-stripe'))
    expect(stripe).toHaveLength(1)
    const added = new Set(['checkout.js', ...stripe].flatMap((file) => [...closure(file)]))
    const weight = weigh([...added].filter((file) => !file.startsWith('_runtime')))
    console.log(`checkout page ${weight}`)
    expect(weight).toBeLessThanOrEqual(45_000)
  })

  it('a page whose popups are not yet due loads at most 5 kB for them, and 4.5 kB more once a trigger has fired', () => {
    const weighOwn = (files: Iterable<string>) => weigh([...files].filter((file) => !everyPage.has(file)))
    const light = closure('popups.js')
    const [asked = ''] = importsOf('popups.js', 'dynamic').filter((file) => file.startsWith('_popups-questions'))
    const then = [...closure(asked)].filter((file) => !light.has(file))
    console.log(`popups ${weighOwn(light)}, then ${weighOwn(then)}`)
    expect(weighOwn(light)).toBeLessThanOrEqual(5_000)
    expect(weighOwn(then)).toBeLessThanOrEqual(4_500)
    for (const file of [...light, ...then]) expect(read(file).toString()).not.toMatch(/showModal|purify\.sanitize/)
  })

  it('the countdown adds at most 5 kB to what every page has, a chat before it is pressed 8.2 kB and nothing of its vendor’s', () => {
    for (const [name, most] of [
      ['countdown', 5_000],
      ['chat', 8_200],
    ] as const) {
      const added = [...closure(`${name}.js`)].filter((file) => !everyPage.has(file))
      console.log(`${name} page ${weigh(added)}`)
      expect(weigh(added)).toBeLessThanOrEqual(most)
      for (const file of added) expect(read(file).toString()).not.toMatch(/showModal|LiveChatWidget/)
    }
  })

  it('the why-panel is loaded by nothing but its own name', () => {
    const modules = readdirSync(folder).filter((file) => file.endsWith('.js'))
    for (const file of modules) {
      const imported = [...importsOf(file, 'static'), ...importsOf(file, 'dynamic')]
      expect(imported).not.toContain('why.js')
    }
    expect(weigh(closure('why.js'))).toBeLessThanOrEqual(24_000)
  })

  it('tracking is at most 6 kB besides what every page loads and popups need too, and no receiver before it may be told', () => {
    const added = [...closure('tracking.js')].filter((file) => !everyPage.has(file))
    console.log(`tracking ${brotli(read('tracking.js'))}, with what it shares ${weigh(added)}`)
    expect(brotli(read('tracking.js'))).toBeLessThanOrEqual(6_000)
    expect(weigh(added)).toBeLessThanOrEqual(7_600)
    for (const file of added) expect(read(file).toString()).not.toMatch(/fbevents|_klOnsite|sendBeacon/)
  })

  it('SEARCH-01 nothing of the search client is loaded before the field is touched', () => {
    for (const file of closure('search.js')) expect(read(file).toString()).not.toMatch(/algolia/i)
  })

  it('nothing of React and no development code reaches the page', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
      expect(read(file).toString()).not.toMatch(/react\.dev|react-dom|process\.env|document \d, section/)
  })
})
