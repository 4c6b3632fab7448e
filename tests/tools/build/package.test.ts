import { execFileSync, spawnSync } from 'node:child_process'
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
import { dirname, join, relative, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Without symbolic links, as TypeScript names files.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rove-')))
const shop = join(folder, 'shop')
const installed = join(shop, 'node_modules/rove-widgets')
/** A shop's project for each library, with the packages that the library's types need. */
const libraries = {
  react: ['@types/react', 'csstype'],
  preact: ['preact'],
  vue: ['vue'],
  svelte: ['svelte'],
}
type Library = keyof typeof libraries
const projectOf = (library: Library) => join(folder, `${library}-shop`)

beforeAll(() => {
  const options = ['--silent', '--offline', '--ignore-scripts', '--cache', join(folder, 'npm')]
  const name = execFileSync('npm', ['pack', ...options, '--pack-destination', folder], { encoding: 'utf8' }).trim()
  install(shop, join(folder, name), [])
  for (const [library, packages] of Object.entries(libraries))
    install(projectOf(library as Library), join(folder, name), packages)
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
import type { ProductSettings } from 'rove-widgets/types'
import type {} from 'rove-widgets/types/${library}'

export const heart = (
  <rove-love nid={1201} load="idle" key="a" ref={() => {}} slot="side" style={{ color: 'red' }} class="big" />
)
export const counted = <rove-love nid={1201} {...{ 'onrove:love:changed': ({ detail }) => detail.count.toFixed() }} />
const product: ProductSettings = { product_models: { 'MAR-1': [1, 2] }, rove: { product: { nid: '1201' } } }
export const box = <rove-buybox nid={1201} product={product} />
// @ts-expect-error a property that no attribute can carry
export const wrongBox = <rove-buybox nid={1201} product={1} />
// @ts-expect-error a required attribute
export const withoutProduct = <rove-love />
// @ts-expect-error an attribute with a list of values
export const late = <rove-love nid={1201} load="late" />
// @ts-expect-error an attribute of every element
export const numbered = <rove-love nid={1201} slot={1} />
`

const vueUsage = `
<script setup lang="ts">
import type { ProductSettings } from 'rove-widgets/types'
import type {} from 'rove-widgets/types/vue'
const product: ProductSettings = { product_models: { 'MAR-1': [1, 2] } }
const changed = ({ detail }: CustomEvent<{ count: number }>) => detail.count.toFixed()
</script>
<template>
  <rove-love :nid="1201" load="idle" class="big" key="a" slot="side" @rove:love:changed="changed"><b>Love</b></rove-love>
  <rove-buybox :nid="1201" :product.prop="product" />
</template>
`
const wrongVueUsage = `<script setup lang="ts">
import type {} from 'rove-widgets/types/vue'
</script>
<template>
  <rove-love />
  <rove-love :nid="1201" load="late" />
  <rove-buybox :nid="1201" :product.prop="1" />
  <rove-love :nid="1201" @rove:love:changed="(event) => event.detail.amount" />
  <rove-love :nid="1201" tooltip="a" />
</template>
`
const svelteUsage = `
<script lang="ts">
import type { ProductSettings } from 'rove-widgets/types'
import type {} from 'rove-widgets/types/svelte'
const product: ProductSettings = { product_models: { 'MAR-1': [1, 2] } }
</script>
<rove-love nid={1201} load="idle" class="big" onrove:love:changed={({ detail }) => detail.count.toFixed()}><b>Love</b></rove-love>
<rove-buybox nid={1201} {product}></rove-buybox>
`
const wrongSvelteUsage = `<script lang="ts">
import type {} from 'rove-widgets/types/svelte'
</script>
<rove-love></rove-love>
<rove-love nid={1201} load="late"></rove-love>
<rove-buybox nid={1201} product={1}></rove-buybox>
<rove-love nid={1201} onrove:love:changed={({ detail }) => detail.amount}></rove-love>
<rove-love nid={1201} tooltip="a"></rove-love>
`

/**
 * The errors that a library's own command finds in these files of its project, as `wrong.vue:5`. Declarations are
 * checked too.
 */
function errorsByCommand(library: Library, files: Readonly<Record<string, string>>, command: readonly string[]) {
  const project = projectOf(library)
  for (const [file, code] of Object.entries(files)) writeFileSync(join(project, file), code)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    verbatimModuleSyntax: true,
  }
  const settings = { compilerOptions, vueCompilerOptions: { strictTemplates: true }, include: Object.keys(files) }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
  const [program = '', ...words] = command
  const { stdout, status } = spawnSync(resolve('node_modules/.bin', program), words, { cwd: project, encoding: 'utf8' })
  const errors = [...stdout.matchAll(/^(?:\d+ ERROR ")?([\w.]+)(?:" |\()(\d+)[:,]/gm)].map(
    ([, file, line]) => `${file}:${line}`,
  )
  // A command that could not start has found nothing.
  expect(status === 0, stdout).toBe(errors.length === 0)
  return errors
}

describe('the package that a shop installs', () => {
  it.each([
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])('has valid types without any other package (%s)', (_, module, moduleResolution) => {
    expect(errorsOf(shop, usage, { module, moduleResolution })).toEqual([])
  })

  it.each(['react', 'preact'] as const)('has the tags in the JSX of %s, which is the only other package', (library) => {
    const jsx = { jsx: ts.JsxEmit.ReactJSX, jsxImportSource: library }
    expect(errorsOf(projectOf(library), jsxUsage(library), jsx)).toEqual([])
  })

  it('has the tags in strict templates of Vue, with properties and events', () => {
    const files = { 'right.vue': vueUsage, 'wrong.vue': wrongVueUsage }
    const errors = errorsByCommand('vue', files, ['vue-tsc', '--noEmit', '--pretty', 'false'])
    expect(errors).toEqual([5, 6, 7, 8, 9].map((line) => `wrong.vue:${line}`))
  })

  it('has the tags in templates of Svelte, with properties and events', () => {
    const files = { 'right.svelte': svelteUsage, 'wrong.svelte': wrongSvelteUsage }
    const command = ['svelte-check', '--tsconfig', 'tsconfig.json', '--output', 'machine', '--threshold', 'error']
    const errors = errorsByCommand('svelte', files, command)
    expect(errors).toEqual([4, 5, 6, 7, 8].map((line) => `wrong.svelte:${line}`))
  })

  it('contains each file that its package.json names', () => {
    const {
      exports,
      customElements,
      'web-types': webTypes,
    } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const paths = JSON.stringify([exports, customElements, webTypes]).match(/(\.\/)?dist\/[^"]+/g) ?? []
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

  it('contains what an integrator uses, and no source', () => {
    const files = globSync('**', { cwd: installed, dot: true })
    const kinds = new Set(
      files.map((file) => file.replace(/^dist\/[0-9a-f]{8}\/\w[\w.-]*\.js(\.map)?$/, 'dist/*/*.js$1')),
    )
    const documents = [...kinds].filter((file) => file.endsWith('.md'))
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRACT.md', 'widgets/love/README.md']))
    expect([...kinds].filter((file) => !documents.includes(file)).sort()).toMatchInlineSnapshot(`
      [
        "LICENSE",
        "dist/*/*.js",
        "dist/*/*.js.map",
        "dist/THIRD-PARTY-NOTICES.txt",
        "dist/accessibility.html",
        "dist/accessibility.json",
        "dist/composer/capsule.css",
        "dist/composer/capsule.html",
        "dist/composer/capsule.js",
        "dist/composer/catalogue.json",
        "dist/composer/check.js",
        "dist/composer/composer.css",
        "dist/composer/composer.js",
        "dist/composer/frame.css",
        "dist/composer/frame.html",
        "dist/composer/frame.js",
        "dist/composer/index.html",
        "dist/composer/receipt.json",
        "dist/custom-elements.json",
        "dist/importmap.json",
        "dist/llms.txt",
        "dist/openapi.json",
        "dist/payment-scripts.html",
        "dist/payment-scripts.json",
        "dist/preact.d.ts",
        "dist/preload.html",
        "dist/react.d.ts",
        "dist/rove.d.ts",
        "dist/rove.js",
        "dist/scripts.json",
        "dist/svelte.d.ts",
        "dist/vscode.html-custom-data.json",
        "dist/vue.d.ts",
        "dist/web-types.json",
        "docs/checkout.webp",
        "docs/composer.webp",
        "docs/product.webp",
        "package.json",
      ]
    `)
  })

  it('has documents whose links lead to files of the package, but those for contributors', () => {
    const onlyInRepository = /^(CONTRIBUTING|DECISIONS|REQUIREMENTS|demo-host\/.*)\b/
    const documents = globSync(['**/*.md', 'dist/llms.txt'], { cwd: installed })
    const links = documents.flatMap((document) => {
      const text = readFileSync(join(installed, document), 'utf8')
      return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => ({
        document,
        path: relative(installed, join(installed, dirname(document), path)),
      }))
    })
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ path }) => !onlyInRepository.test(path) && !existsSync(join(installed, path)))).toEqual([])
  })
})
