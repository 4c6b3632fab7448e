/**
 * What a shop's server can read about the built files: `dist/scripts.json`, every script with its size and hash, and
 * which files each tag and the first screen of a page need, which tags a text may have; `dist/preload.html`, the same as lines for a page's head;
 * `dist/importmap.json`, the integrity of every module for an import map.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { mainTags } from '../bench/main-tags.mjs'
import { attributesInTexts } from './modules'
import { builtFileOf, elementFiles, widgetOf } from './widgets'

/** One built script. */
export interface Script {
  /** Its path below `dist/`. */
  readonly file: string
  readonly bytes: number
  readonly brotli: number
  /** The value for an `integrity` attribute. */
  readonly integrity: string
}

/** The content of `dist/scripts.json`. Paths are below `dist/`. */
export interface Inventory {
  readonly scripts: readonly Script[]
  /** What joins a page with tags: needed where it has settings of ours, or Drupal. */
  readonly joining: readonly string[]
  /** What each tag needs until it is ready. */
  readonly tags: Readonly<Record<string, readonly string[]>>
  /** What the first screen of a page of each kind needs until it is ready. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The tags that the filter of a CMS may leave in a text, with their attributes. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/**
 * The inventory of a built folder.
 *
 * @param build the name of its folder of modules
 */
export function inventory(folder: string, build: string): Inventory {
  const scripts = globSync('**/*.js', { cwd: folder })
    .sort()
    .map((file) => {
      const content = readFileSync(`${folder}/${file}`)
      return {
        file,
        bytes: content.length,
        brotli: brotliCompressSync(content).length,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      }
    })
  const path = (name: string) => `${build}/${name}.js`
  const widgets = elementFiles().map(widgetOf)
  const tags: Inventory['tags'] = Object.fromEntries(
    widgets.map((widget) => [`rove-${widget}`, [path('_runtime'), path(builtFileOf(widget))]]),
  )
  const pages = Object.fromEntries(Object.entries(mainTags).map(([kind, tag]) => [kind, tags[tag] ?? []]))
  return { scripts, joining: [path('on-demand-shared')], tags, pages, texts: attributesInTexts }
}

/** Writes the inventory and the lines into the folder that they describe. */
export function writeInventory(folder: string, build: string): Inventory {
  const found = inventory(folder, build)
  writeFileSync(`${folder}/scripts.json`, `${JSON.stringify(found, null, 2)}\n`)
  writeFileSync(`${folder}/preload.html`, preloadLines(found))
  writeFileSync(`${folder}/importmap.json`, `${JSON.stringify(importMap(found), null, 2)}\n`)
  return found
}

/**
 * An import map with the integrity of every module, also by the address at which it is requested again. `BASE` stands
 * for the address of `dist/`.
 */
function importMap({ scripts }: Inventory) {
  const modules = scripts.filter(({ file }) => file.includes('/'))
  const rows = modules.flatMap(({ file, integrity }) =>
    ['', '?again'].map((query) => [`BASE/${file}${query}`, integrity] as const),
  )
  return { integrity: Object.fromEntries(rows) }
}

/** Lines for the head, by kind of page and by tag. `BASE` stands for the address of `dist/`. */
function preloadLines({ joining, tags, pages }: Inventory): string {
  const block = (name: string, files: readonly string[]) =>
    [`<!-- ${name} -->`, ...files.map((file) => `<link rel="modulepreload" href="BASE/${file}">`), ''].join('\n')
  return [
    ...Object.entries(pages).map(([kind, files]) => block(`Page: ${kind}`, files)),
    block('Settings of ours, or Drupal', joining),
    ...Object.entries(tags).map(([tag, files]) => block(tag, files)),
  ].join('\n')
}
