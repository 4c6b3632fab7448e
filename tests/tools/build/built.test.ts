import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, describe, expect, it } from 'vitest'
import type { Inventory } from '../../../tools/build/inventory'
import { buildModules } from '../../../tools/build/modules'

const folder = mkdtempSync(join(tmpdir(), 'rove-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The source file of a position in a built file; none for the bundler's own code. */
function sourceOf(file: string, code: string, index: number): string {
  if (!existsSync(`${file}.map`)) return 'the loader'
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const before = code.slice(0, index)
  const entry = map.findEntry(before.split('\n').length - 1, index - before.lastIndexOf('\n') - 1)
  return ('originalSource' in entry && entry.originalSource) || 'the bundler'
}

/** No page of a shop has its files. */
const composer = 'dist/composer/**'

const readInventory = (): Inventory => JSON.parse(readFileSync('dist/scripts.json', 'utf8'))

describe('the built files for the shop', () => {
  it('the inventory lists every script with the hash of its integrity attribute', () => {
    const { scripts } = readInventory()
    expect(scripts.map(({ file }) => file)).toContain('rove.js')
    for (const { file, bytes, integrity } of scripts) {
      const content = readFileSync(`dist/${file}`)
      expect(bytes).toBe(content.length)
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
    }
  })

  it('LOAD-04 the inventory and the lines for a head name the files of each tag, and what joins the page', () => {
    const { scripts, joining, tags, pages } = readInventory()
    const known = new Set(scripts.map(({ file }) => file))
    const lines = readFileSync('dist/preload.html', 'utf8')
    expect(Object.keys(tags).length).toBeGreaterThan(30)
    for (const file of [...joining, ...Object.values(tags).flat(), ...Object.values(pages).flat()]) {
      expect(known).toContain(file)
      expect(lines).toContain(`<link rel="modulepreload" href="BASE/${file}">`)
    }
    const names = (tag: string) => tags[tag]?.map((file) => file.replace(/^[0-9a-f]{8}\//, ''))
    expect(names('rove-cart')).toEqual(['_runtime.js', 'cart.js'])
    expect(names('rove-love')).toEqual(['_runtime.js', 'love.js'])
    expect(names('rove-search')).toEqual(['_runtime.js', 'search.js'])
    for (const tag of Object.keys(tags)) expect(lines).toContain(`<!-- ${tag} -->`)
    expect(pages.product).toEqual(tags['rove-buybox'])
    for (const [kind, files] of Object.entries(pages)) {
      expect(files.length, kind).toBeGreaterThan(1)
      expect(lines).toContain(`<!-- Page: ${kind} -->`)
    }
  })

  it('LOAD-01 the inventory names the tags that a text may have, and none that takes an address', () => {
    const { tags, texts } = readInventory()
    expect(texts['rove-countdown']).toEqual(['end'])
    const inTemplates = Object.keys(tags).filter((tag) => !(tag in texts))
    expect(inTemplates).toEqual(expect.arrayContaining(['rove-checkout', 'rove-email-cart', 'rove-swatch-request']))
    expect(inTemplates).toHaveLength(9)
  })

  it('LOAD-04 a file that is loaded on demand is requested again, at another URL, when the first request fails', () => {
    const code = globSync('dist/*/*.js', { ignore: composer })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    expect([...code.matchAll(/\(['"]\.\/_[\w.-]+\.js['"]\)/g)].length).toBeGreaterThan(30)
    const imports = [
      ...code.matchAll(/\bimport\([^)]*\)(?:\.catch\(\(\) ?=> ?import\(\w+ ?\+ ?['"]\?['"][^;]*?Date\.now\(\)\))?/g),
    ]
    expect(imports.map(([text]) => text).filter((text) => !text.includes('Date.now'))).toEqual([])
    expect(imports.length).toBeGreaterThan(0)
  })

  it('the loader imports from the folder of its own build', () => {
    const [name = ''] = readFileSync('dist/rove.js', 'utf8').match(/\b[0-9a-f]{8}\b/) ?? []
    expect(existsSync(`dist/${name}/search.js`)).toBe(true)
    expect(existsSync(`dist/${name}/on-demand.js`)).toBe(true)
  })

  it('tsup alone builds the same loader', () => {
    const [name = ''] = readdirSync('dist').filter((file) => /^[0-9a-f]{8}$/.test(file))
    mkdirSync(join(folder, 'loader', name), { recursive: true })
    execFileSync('node_modules/.bin/tsup', ['--out-dir', join(folder, 'loader')])
    expect(readFileSync(join(folder, 'loader/rove.js'))).toEqual(readFileSync('dist/rove.js'))
  })

  it('no loop of the built code iterates properties that a page adds to Object.prototype', () => {
    const loops = globSync('dist/**/*.js', { ignore: composer }).flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return [...code.matchAll(/\bfor ?\([^;()]+? in /g)].map(({ index }) => `${file}: ${sourceOf(file, code, index)}`)
    })
    // The loops of the libraries are safe; the rules of axe run in the doctor only.
    expect(loops).toContainEqual(expect.stringContaining('/preact/'))
    expect(loops.filter((loop) => !/node_modules\/|\/_axe\.js/.test(loop))).toEqual([])
  })
})

describe('the build of modules', () => {
  async function buildOne(code: string) {
    const one = join(folder, 'one.ts')
    writeFileSync(one, code)
    await buildModules({ elements: [], onDemand: relative('.', one) }, join(folder, 'out'))
    return readFileSync(join(folder, 'out/one.js'), 'utf8')
  }

  it('replaces React with Preact', { timeout: 60_000 }, async () => {
    const built = await buildOne("import { createElement } from 'react'\nexport default () => createElement('b')")
    expect(built).not.toMatch(/from\s*["']react/)
  })

  it('rejects a React export that the page’s React does not have, and names it', { timeout: 60_000 }, async () => {
    const wanted = "import { useDeferredValue } from 'react'\nexport default () => useDeferredValue(1)"
    await expect(buildOne(wanted)).rejects.toThrow('useDeferredValue')
    const server = "import { createPortal } from 'react-dom'\nexport default () => createPortal(null, document.body)"
    await expect(buildOne(server)).rejects.toThrow('createPortal')
  })
})
