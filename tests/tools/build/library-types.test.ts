/** What the libraries of a shop make of the package's types. It takes long: each night, and when the types change. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { errorsOf, installPackage } from './installed-package'

/** A shop's project for each library, with the packages that the library's types need. */
const projects = installPackage({
  react: ['@types/react', 'csstype'],
  preact: ['preact'],
  vue: ['vue'],
  svelte: ['svelte'],
})
type Library = keyof typeof projects

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
  const project = projects[library]
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

describe('the package’s types', () => {
  it.each(['react', 'preact'] as const)('has the tags in the JSX of %s, which is the only other package', (library) => {
    const jsx = { jsx: ts.JsxEmit.ReactJSX, jsxImportSource: library }
    expect(errorsOf(projects[library], jsxUsage(library), jsx)).toEqual([])
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
})
