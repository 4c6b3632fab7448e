/**
 * Builds the modules that the loader imports. Vite rather than tsup: it can be told to keep what every widget needs in
 * one file, which is a kilobyte and seven requests less than a file for each combination of needs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import { globSync } from 'tinyglobby'
import { build, type Plugin } from 'vite'
import { withoutUnusedParts } from './unused-parts'
import { loadsWhenVisible } from './widgets'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What the built widgets import for React's modules. A module that stands in none of these rows fails to build. */
const preactForReact = [
  { find: /^react$/, replacement: here('./preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./preact/react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: here('./preact/jsx-runtime.ts') },
  { find: /^react(-dom)?(\/.*)?$/, replacement: here('./preact/nothing-for-this.ts') },
]

/** Needed by every widget, so loaded once, in one file. What a new widget shares with only some is left to Vite. */
const runtime = [
  // Views and the elements that mount them; few stand among the page's own nodes, and bring what that takes.
  /node_modules\/(preact|@r2wc)\/|\/tools\/preact\/|\/core\/(element\/(?!light-dom)|state|styles\/(?!rise|ground)|texts)/,
  // The facts, what all bundles of a page share, and what a developer is told.
  /\/core\/(bus|deadline|fetched|load-code|page|report|errors)/,
  // What came from elsewhere, made safe to read.
  /node_modules\/valibot\/|\/core\/(own|own-json|issue-in|shape|safe-url)\./,
  // The page that the visitor is on: every widget speaks its language and knows its country.
  /\/core\/(host\/(flags|place|settings\/(page|read-setting|vendors))|device\/cookies)/,
  /\/core\/domain\/(countries|money|mask-addresses)/,
  // What outlives the page.
  /\/core\/device\/storage/,
]

/** Needed by whatever asks the shop's server: one file is smaller than its parts. */
const calls =
  /\/core\/(net\/(call-shop|send-last)|operation-id|written-by-php|contract\/(problem|currency)|device\/tabs)\.ts/

/** What the loader's own later module needs, and so every page has: what else needs a part of it finds it there. */
const always = /\/core\/(rehearsal|consent|contacts|inform|host\/settings\/asked-events)\.ts/

/** Who the visitor is and how often they have been here: needed together, by tracking and by conditions. */
const visit =
  /\/core\/(visit|tracking\/without-empty|host\/(account|settings\/login)|domain\/(session|customer-type))\.ts/

/** What membership is and saves: needed together, by prices and by the checkout. */
const members = /\/core\/(domain\/membership|host\/settings\/(membership|member-terms))\.ts/

/** Where a call or an event stands in the specification is for who reads the source: it does not reach the page. */
const withoutSources: Plugin = {
  name: 'without-sources',
  enforce: 'pre',
  transform: (code, id) =>
    // Lines stay lines, and what stands in others where it stood: no map is needed.
    /\/core\/(contract|tracking\/events)\//.test(id)
      ? { code: code.replace(/^ *(source: (['"]).*\2|proposed: true),$/gm, ''), map: null }
      : undefined,
}

/** @param entry files by the names of the built modules */
export async function buildModules(entry: Readonly<Record<string, string>>, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutSources, withoutUnusedParts],
    define: {
      'process.env.NODE_ENV': '"production"',
      __ROVE_REFERENCE__: 'false',
      __ROVE_LOADS_WHEN_VISIBLE__: JSON.stringify(loadsWhenVisible),
    },
    resolve: { alias: preactForReact },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      sourcemap: true,
      cssMinify: true,
      // Made small below, as a whole: a bundler's own step leaves notes for further bundlers.
      minify: false,
      // A library's dynamic imports stay as they are: nothing of Vite's own reaches the page.
      lib: { entry: { ...entry }, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          // The folder has a hash; a tag's name begins with no such sign.
          chunkFileNames: '_[name].js',
          codeSplitting: {
            groups: [
              { name: 'runtime', test: (id) => runtime.some((part) => part.test(id)) },
              { name: 'calls', test: calls },
              { name: 'always', test: always },
              { name: 'visit', test: visit },
              { name: 'members', test: members },
            ],
          },
        },
      },
    },
  })
  for (const file of globSync('*.js', { cwd: outDir, absolute: true })) await makeSmall(file)
}

/**
 * A browser keeps the failure of a dynamic import under its address for as long as the page lives. So each one has a
 * second address, another at each attempt; what the file itself imports stays the same.
 */
function withRetry(file: string, code: string): string {
  if (basename(file) === '_runtime.js')
    return `${code}\nexport const again = (file) => import(file).catch(() => import(file + "?" + Date.now()))\n`
  const retried = code.replace(/\bimport\("(\.\/_[^"]+)"\)/g, 'importAgain("$1")')
  return retried === code ? code : `${retried}\nimport { again as importAgain } from "./_runtime.js"\n`
}

/** A built file and its map, as small as can be. */
async function makeSmall(file: string): Promise<void> {
  const { code = '', map = '' } = await minify(withRetry(file, readFileSync(file, 'utf8')), {
    ecma: 2020,
    module: true,
    // Nothing of ours or of the libraries' reads a property for what reading does.
    compress: { passes: 4, inline: 1, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    // One kind of quotes: a file that repeats itself packs better.
    format: { quote_style: 1 },
    // The map lies beside the file; naming it in the file would cost every visitor its name.
    sourceMap: { content: readFileSync(`${file}.map`, 'utf8') },
  })
  writeFileSync(file, code)
  writeFileSync(`${file}.map`, map as string)
}
