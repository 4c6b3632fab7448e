import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { errorsOf, installedIn, installPackage } from './installed-package'

const { shop } = installPackage({ shop: [] })
const installed = installedIn(shop)

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

describe('the package that a shop installs', () => {
  it.each([
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])('has valid types without any other package (%s)', (_, module, moduleResolution) => {
    expect(errorsOf(shop, usage, { module, moduleResolution })).toEqual([])
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
        "docs/composer.webp",
        "docs/doctor.webp",
        "docs/product.webp",
        "docs/states.webp",
        "integrations/drupal7/rove/rove.admin.inc",
        "integrations/drupal7/rove/rove.api.php",
        "integrations/drupal7/rove/rove.blocks.inc",
        "integrations/drupal7/rove/rove.css",
        "integrations/drupal7/rove/rove.filter.inc",
        "integrations/drupal7/rove/rove.guard.inc",
        "integrations/drupal7/rove/rove.head.inc",
        "integrations/drupal7/rove/rove.info",
        "integrations/drupal7/rove/rove.install",
        "integrations/drupal7/rove/rove.module",
        "integrations/wordpress/rove/blocks/element/block.json",
        "integrations/wordpress/rove/blocks/element/editor.asset.php",
        "integrations/wordpress/rove/blocks/element/editor.js",
        "integrations/wordpress/rove/includes/addresses.php",
        "integrations/wordpress/rove/includes/block.php",
        "integrations/wordpress/rove/includes/body-classes.php",
        "integrations/wordpress/rove/includes/code-cleaner.php",
        "integrations/wordpress/rove/includes/code-keeper.php",
        "integrations/wordpress/rove/includes/code-output.php",
        "integrations/wordpress/rove/includes/code-reader.php",
        "integrations/wordpress/rove/includes/code-settings.php",
        "integrations/wordpress/rove/includes/elements.php",
        "integrations/wordpress/rove/includes/guard.php",
        "integrations/wordpress/rove/includes/head.php",
        "integrations/wordpress/rove/includes/health.php",
        "integrations/wordpress/rove/includes/json.php",
        "integrations/wordpress/rove/includes/market.php",
        "integrations/wordpress/rove/includes/options.php",
        "integrations/wordpress/rove/includes/page-kind.php",
        "integrations/wordpress/rove/includes/page-settings.php",
        "integrations/wordpress/rove/includes/parts.php",
        "integrations/wordpress/rove/includes/release.php",
        "integrations/wordpress/rove/includes/results-address.php",
        "integrations/wordpress/rove/includes/settings-page.php",
        "integrations/wordpress/rove/rove.php",
        "integrations/wordpress/rove/uninstall.php",
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
