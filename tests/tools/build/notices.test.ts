import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { buildModules } from '../../../tools/build/modules'
import { noticesOf, packageFolder } from '../../../tools/build/notices'

const written = readFileSync('dist/THIRD-PARTY-NOTICES.txt', 'utf8')
const built = `dist/${readdirSync('dist').find((name) => /^[0-9a-f]{8}$/.test(name))}`
const folders: string[] = []

/** A project with one package, which its one module may import. */
function plant(files: Readonly<Record<string, string>>): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/notices-')
  folders.push(folder)
  const home = join(folder, 'node_modules/planted')
  mkdirSync(home, { recursive: true })
  const own = { 'package.json': '{ "name": "planted", "version": "1.2.3", "license": "ISC", "main": "index.js" }' }
  for (const [name, text] of Object.entries({ ...own, ...files })) writeFileSync(join(home, name), text)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('the notices of third parties', () => {
  it('contain each package that a source map names', () => {
    const maps = readdirSync(built).filter((file) => file.endsWith('.map'))
    const sources = maps.flatMap((file) => JSON.parse(readFileSync(join(built, file), 'utf8')).sources as string[])
    const names = sources.flatMap((source) => packageFolder(source)?.split('node_modules/').at(-1) ?? [])
    expect(new Set(names).size).toBeGreaterThan(4)
    for (const name of names) expect(written).toMatch(new RegExp(`^${name} \\d[^\\n]* \\(.+\\)$`, 'm'))
  })

  it.each([
    ['a package whose code is built in', "export { word } from 'planted'", true],
    ['no package whose code is not built in', "import 'planted'\nexport const word = 'own'", false],
  ])('contain %s', async (_, source, isNamed) => {
    const folder = plant({
      'index.js': "export const word = 'of the planted package'",
      LICENSE: 'You may plant it.\r\nAnywhere.',
    })
    writeFileSync(join(folder, 'entry.ts'), source)
    const onDemand = relative('.', join(folder, 'entry.ts'))
    const modules = await buildModules({ elements: [], onDemand }, relative('.', join(folder, 'out')))
    const text = noticesOf(modules)
    expect(text.includes('planted 1.2.3 (ISC)')).toBe(isNamed)
    expect(text.includes('You may plant it.\nAnywhere.')).toBe(isNamed)
  })

  it('a package without a licence text is an error', () => {
    const folder = plant({})
    expect(() => noticesOf([resolve(folder, 'node_modules/planted/index.js')])).toThrow('planted has no text')
  })

  it('contain the MIT License and the author for a package that declares it without a file', () => {
    const folder = plant({
      'package.json':
        '{ "name": "planted", "version": "1.2.3", "license": "MIT", "author": { "name": "A. Gardener" } }',
    })
    const text = noticesOf([resolve(folder, 'node_modules/planted/index.js')])
    expect(text).toMatch(/^planted 1\.2\.3 \(MIT\)$.+^Copyright \(c\) A\. Gardener$.+^Permission is hereby granted/ms)
  })

  it('map a module to its package', () => {
    expect(packageFolder('/shop/node_modules/@one/two/deep/file.mjs?inline')).toBe('/shop/node_modules/@one/two')
    expect(packageFolder('/shop/node_modules/one/node_modules/two/file.js')).toBe(
      '/shop/node_modules/one/node_modules/two',
    )
    expect(packageFolder('/shop/core/base/bus/bus.ts')).toBeUndefined()
    expect(packageFolder('\0rolldown/runtime.js')).toBeUndefined()
  })
})
