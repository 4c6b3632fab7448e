import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Without symbolic links, as TypeScript names files.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rove-')))
const shop = join(folder, 'shop')
const installed = join(shop, 'node_modules/rove-widgets')
const jsxShop = join(folder, 'jsx-shop')

beforeAll(() => {
  const options = ['--silent', '--offline', '--ignore-scripts', '--cache', join(folder, 'npm')]
  const name = execFileSync('npm', ['pack', ...options, '--pack-destination', folder], { encoding: 'utf8' }).trim()
  install(shop, join(folder, name), [])
  install(jsxShop, join(folder, name), ['@types/react', 'csstype', 'preact'])
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Makes a project with the packed file and with these packages, which are not copied. */
function install(project: string, packed: string, others: readonly string[]): void {
  const widgets = join(project, 'node_modules/rove-widgets')
  mkdirSync(widgets, { recursive: true })
  execFileSync('tar', ['-xzf', packed, '-C', widgets, '--strip-components=1'])
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  for (const name of others) {
    const path = join(project, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(resolve('node_modules', name), path)
  }
}

/** The errors in the code of a shop and in the package. Declarations are checked too. */
function errorsOf(project: string, code: string, more: ts.CompilerOptions): string[] {
  const file = join(project, 'shop.tsx')
  writeFileSync(file, code)
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    ...more,
  })
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder))
  expect(files.map(({ fileName }) => fileName)).toContain(join(project, 'node_modules/rove-widgets/dist/rove.d.ts'))
  return files
    .flatMap((source) => ts.getPreEmitDiagnostics(program, source))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const usage = `
import type { Facts } from 'rove-widgets/types'

export const loved: Facts['love:changed'] | undefined = window.rove.last('love:changed')
export const nid: number = document.createElement('rove-love').nid
// @ts-expect-error a property has the type of its attribute
export const wrong: string = document.createElement('rove-love').nid

;(window.rove = window.rove || []).push((rove) => {
  rove.on('love:changed', ({ count }) => count.toFixed())
  // @ts-expect-error a fact has the fields of its payload
  rove.on('love:changed', ({ amount }) => amount)
  rove.actions.love = async ({ nid }) => ({ count: nid })
})
document.addEventListener('rove:search:queried', ({ detail }) => detail.query.trim())
document.querySelector('rove-love')?.addEventListener('rove:love:changed', ({ detail }) => detail.nid.toFixed())
window.rove.ready()
`

const jsxUsage = (library: string) => `
import type {} from 'rove-widgets/types/${library}'

export const heart = (
  <rove-love nid={1201} load="idle" key="a" ref={() => {}} slot="side" style={{ color: 'red' }} class="big" />
)
// @ts-expect-error a required attribute
export const withoutProduct = <rove-love />
// @ts-expect-error an attribute with a list of values
export const late = <rove-love nid={1201} load="late" />
// @ts-expect-error an attribute of every element
export const numbered = <rove-love nid={1201} slot={1} />
`

describe('the package that a shop installs', () => {
  it.each([
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])('has valid types without any other package (%s)', (_, module, moduleResolution) => {
    expect(errorsOf(shop, usage, { module, moduleResolution })).toEqual([])
  })

  it.each(['react', 'preact'])('has the tags in the JSX of %s, with every common attribute', (library) => {
    const jsx = { jsx: ts.JsxEmit.ReactJSX, jsxImportSource: library }
    expect(errorsOf(jsxShop, jsxUsage(library), jsx)).toEqual([])
  })

  it('contains each file that its package.json names', () => {
    const { exports, customElements } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const paths = JSON.stringify([exports, customElements]).match(/(\.\/)?dist\/[^"]+/g) ?? []
    expect(paths).toContain('./dist/rove.d.ts')
    expect(paths).toContain('dist/custom-elements.json')
    expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([])
  })

  it('contains each file that the custom elements manifest names', () => {
    const text = readFileSync(join(installed, 'dist/custom-elements.json'), 'utf8')
    const paths = [...text.matchAll(/"(?:path|module|readme)": "([^"]+)"/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([])
  })
})
