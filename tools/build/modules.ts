/**
 * Builds the modules that the loader imports. Vite instead of tsup, because it can put the code that most elements need
 * into one file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { minify } from 'terser'
import { globSync } from 'tinyglobby'
import { build, type Plugin } from 'vite'
import type { Placing } from '../../core/view/element/definition'
import { readDefinitions } from './definitions'
import { isInRuntime, withCopies, withoutCopy } from './file-copies'
import { type ModuleGraph, readModuleGraph } from './module-graph'
import { type Entries, type ModulePlaces, placeModules } from './module-places'
import { buildTargets } from './oldest-browsers'
import { elementFiles, loadsWhenVisible, nameOf, widgetOf } from './widgets'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The replacements of React's modules in built widgets. A module without a row fails to build. */
const preactForReact = [
  { find: /^react$/, replacement: here('./preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./preact/react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: here('./preact/jsx-runtime.ts') },
  { find: /^react(-dom)?(\/.*)?$/, replacement: here('./preact/nothing-for-this.ts') },
]

/** The same for esbuild. */
export const reactAliases: Readonly<Record<string, string>> = {
  react: here('./preact/react.ts'),
  'react-dom/client': here('./preact/react-dom-client.ts'),
  'react/jsx-runtime': here('./preact/jsx-runtime.ts'),
}

const elements = (await readDefinitions(elementFiles())).map((element) => ({
  name: widgetOf(element.file),
  attributes: Object.keys(element.attributeTypes),
  placing: element.placing,
}))
const withAttributes = elements.filter(({ attributes }) => attributes.length > 0)
const namesWith = (word: Placing) =>
  JSON.stringify(elements.filter(({ placing }) => placing.includes(word)).map(({ name }) => name))

/** The attributes of each element that a text may have: whoever writes a text may be a stranger. */
export const attributesInTexts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  elements
    .filter(({ placing }) => !placing.includes('in-templates'))
    .map(({ name, attributes }) => [`rove-${name}`, attributes]),
)

/** The constants of the build. */
export const constants: Readonly<Record<string, string>> = {
  'process.env.NODE_ENV': '"production"',
  __ROVE_REFERENCE__: 'false',
  __ROVE_LOADS_WHEN_VISIBLE__: JSON.stringify(loadsWhenVisible),
  __ROVE_ATTRIBUTES__: JSON.stringify(
    Object.fromEntries(withAttributes.map(({ name, attributes }) => [name, attributes])),
  ),
  __ROVE_ONCE__: namesWith('once'),
  __ROVE_MAY_BE_EMPTY__: namesWith('may-be-empty'),
  __ROVE_IN_TEMPLATES__: namesWith('in-templates'),
}

/** The modules of each built file. */
export const readGraph = (entries: Entries): Promise<ModuleGraph> =>
  readModuleGraph(firstModules(entries), { alias: preactForReact, define: constants })

const firstModules = ({ elements, onDemand, onDemandShared }: Entries): string[] => [
  ...elements,
  onDemand,
  ...(onDemandShared ? [onDemandShared] : []),
]

/** Which built file contains a module: see `placeModules`. */
export const readPlaces = async (entries: Entries): Promise<ModulePlaces> =>
  placeModules(await readGraph(entries), entries)

/** Removes the requirements of calls and events, and the marks `proposed`: both are for readers of the source. */
const withoutRequirements: Plugin = {
  name: 'without-requirements',
  enforce: 'pre',
  transform: (code, id) =>
    // Lines stay in place, so no source map is needed.
    /\.contract\.ts$|\/core\/tracking\/events\//.test(withoutCopy(id))
      ? { code: code.replace(/^ *(requirements: \[.*\]|proposed: true),$/gm, ''), map: null }
      : undefined,
}

/**
 * @param entries the first modules of the built files
 * @returns ids of the modules whose code is in the output
 */
export async function buildModules(entries: Entries, outDir: string): Promise<Set<string>> {
  const used = new Set<string>()
  const places = await readPlaces(entries)
  const entry = Object.fromEntries(firstModules(entries).map((file) => [nameOf(file), file]))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withCopies(places), withoutRequirements, forOldestBrowsers, notingModules(used)],
    define: constants,
    resolve: { alias: preactForReact },
    build: {
      outDir,
      emptyOutDir: true,
      // Rewritten below: Vite's own transformation would also rewrite all private members of classes.
      target: 'es2022',
      cssTarget: buildTargets,
      modulePreload: false,
      sourcemap: true,
      // Lightning CSS would replace light-dark().
      cssMinify: 'esbuild',
      // Minified below as a whole file: a bundler's own minification keeps annotations for further bundlers.
      minify: false,
      // Dynamic imports stay unchanged, without Vite's helper code.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Parts of `on-demand.js` import from it what it has.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          // The folder has a hash. The underscore separates chunks from widgets, whose names begin with a letter. The
          // role in a file name costs bytes in each importing file; `view` is kept because it names what is shown.
          chunkFileNames: ({ name }) => `_${name.replace(/\.(?!view$)\w+$/, '')}.js`,
          codeSplitting: {
            groups: [{ name: 'runtime', test: (id) => isInRuntime(id, places) }],
          },
        },
      },
    },
  })
  for (const file of globSync('*.js', { cwd: outDir, absolute: true })) await makeSmall(file)
  return used
}

/** Rewrites syntax that the oldest browsers lack. */
const forOldestBrowsers: Plugin = {
  name: 'for-oldest-browsers',
  renderChunk: async (code, { fileName }) => {
    const made = await transform(code, {
      sourcefile: fileName,
      sourcemap: 'external',
      format: 'esm',
      target: buildTargets,
    })
    return { code: made.code, map: made.map }
  },
}

/** Collects the ids of all modules with code in the output. */
function notingModules(used: Set<string>): Plugin {
  return {
    name: 'noting-modules',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(chunk.modules))
            if (renderedLength > 0) used.add(withoutCopy(id))
    },
  }
}

/** On a page with an import map only by the address that our own import map lists: another one has no integrity. */
const importAgain =
  '(file) => import(file).catch(() => import(file + "?" + (document.querySelector("[type=importmap]") ? "again" : Date.now())))'

/**
 * A browser remembers a failed dynamic import by its URL as long as the page is open. So each retry uses another URL.
 * Only the failed file gets a new URL, not the files that it imports. A file without the runtime has a function of its own.
 */
function withRetry(file: string, code: string): string {
  const retried = code.replace(/\bimport\("(\.\/_[^"]+)"\)/g, 'importAgain("$1")')
  if (basename(file) === '_runtime.js')
    return `${retried}\nconst importAgain = ${importAgain}\nexport { importAgain as again }\n`
  if (retried === code) return code
  const already = /\bimport \{(?=[^}]*\} from "\.\/_runtime\.js")/
  return already.test(retried)
    ? retried.replace(already, 'import { again as importAgain,')
    : `${retried}\nconst importAgain = ${importAgain}\n`
}

/** Minifies a built file and its map. */
async function makeSmall(file: string): Promise<void> {
  const { code = '', map = '' } = await minify(withRetry(file, readFileSync(file, 'utf8')), {
    ecma: 2020,
    module: true,
    // No getter of ours or of the libraries has side effects.
    compress: { passes: 4, inline: 1, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    // One kind of quotes compresses better.
    format: { quote_style: 1 },
    // The map is beside the file; a reference in the file would cost bytes for every visitor.
    sourceMap: { content: readFileSync(`${file}.map`, 'utf8') },
  })
  writeFileSync(file, code)
  writeFileSync(`${file}.map`, map as string)
}
