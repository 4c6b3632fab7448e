/**
 * Builds the modules that the loader imports. Vite instead of tsup, because it can put the code that every widget needs
 * into one file. That saves a kilobyte and seven requests, compared to one file for each set of widgets that share code.
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

/** The replacements of React's modules in built widgets. A module without a row fails to build. */
const preactForReact = [
  { find: /^react$/, replacement: here('./preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./preact/react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: here('./preact/jsx-runtime.ts') },
  { find: /^react(-dom)?(\/.*)?$/, replacement: here('./preact/nothing-for-this.ts') },
]

/**
 * Needed by every widget, so loaded once, in one file. The groups below are for code that some widgets share; Vite
 * decides about the rest.
 */
const runtime = [
  // Views and the elements that mount them. Light DOM is not included: few views use it.
  /node_modules\/(preact|@r2wc)\/|\/tools\/preact\/|\/core\/(element\/(?!light-dom)|state|styles\/(?!rise|ground)|page\/texts)/,
  // The facts, the page's shared state, and error reports.
  /\/core\/(async|page\/(bus|page|shop-path|report|errors)\.ts)/,
  // Validation of foreign data.
  /node_modules\/valibot\/|\/core\/input\/(own|own-json|issue-in|shape|safe-url|selector)\./,
  // The page's country, locale and settings.
  /\/core\/(page\/(body-flags|page\.setting|vendors\.setting)|country\/country\.setting|input\/read-setting|device\/cookies)/,
  /\/core\/(country\/(countries|money)\.|input\/mask-addresses)/,
  // Storage, restored pages, and presses.
  /\/core\/device\/(storage|bfcache|plain-press)/,
]

/** Needed by all calls to the shop's server: one file is smaller than its parts. */
const calls =
  /\/core\/(net\/(call-shop|send-last|operation-id)|input\/php-values|(order\/field-error|country\/currency)\.contract|page\/tabs)\.ts/

/** Needed by `on-demand.js`, and so loaded on every page: other modules import it from there. */
const always =
  /\/core\/(page\/(preview|inform)|visitor\/(consent|contacts)\.store|tracking\/requested-events\.setting)\.ts/

/** The wishlist, the contract of live info, the visitor’s locale, and listeners to the page: needed on nearly every page. */
const love =
  /\/core\/(love\/love\.(contract|action|setting)|live\/live\.contract|country\/last-locale\.store|page\/listen)\.ts/

/** The visitor and their sessions: needed together, by tracking and by conditions. */
const visitor =
  /\/core\/(visitor\/(session\.(store|rules)|(account|login)\.setting|customer-type\.rules)|tracking\/without-empty)\.ts/

/** Membership: needed together, by prices and by the checkout. */
const members = /\/core\/visitor\/(membership\.(rules|setting)|member-terms\.setting)\.ts/

/** The cart's contract and setting: needed together, by the cart and the country switch. */
const cart = /\/core\/cart\/cart\.(contract|setting)\.ts/

/** The settings of a product page and the visibility of its widgets: needed together on a product page. */
const product = /\/core\/(product\/product\.setting|device\/visibility)\.ts/

/** Shared by the checkout and its own later parts: one file compresses better than its parts. */
const checkout =
  /\/widgets\/checkout\/(?!methods|lookup)|\/core\/(order\/((order|payment)[\w-]*\.contract|checkout\.setting)|address\/phone)/

/** Removes the requirements of calls and events, and the marks `proposed`: both are for readers of the source. */
const withoutRequirements: Plugin = {
  name: 'without-requirements',
  enforce: 'pre',
  transform: (code, id) =>
    // Lines stay in place, so no source map is needed.
    /\.contract\.ts$|\/core\/tracking\/events\//.test(id)
      ? { code: code.replace(/^ *(requirements: \[.*\]|proposed: true),$/gm, ''), map: null }
      : undefined,
}

/**
 * @param entry files by the names of the built modules
 * @returns ids of the modules whose code is in the output
 */
export async function buildModules(entry: Readonly<Record<string, string>>, outDir: string): Promise<Set<string>> {
  const used = new Set<string>()
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutRequirements, withoutUnusedParts, notingModules(used)],
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
      // Minified below as a whole file: a bundler's own minification keeps annotations for further bundlers.
      minify: false,
      // Dynamic imports stay unchanged, without Vite's helper code.
      lib: { entry: { ...entry }, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          // The folder has a hash. The underscore separates chunks from widgets, whose names begin with a letter. The
          // role in a file name costs bytes in each importing file; `view` is kept because it names what is shown.
          chunkFileNames: ({ name }) => `_${name.replace(/\.(?!view$)\w+$/, '')}.js`,
          codeSplitting: {
            groups: [
              { name: 'runtime', test: (id) => runtime.some((part) => part.test(id)) },
              { name: 'calls', test: calls },
              { name: 'always', test: always },
              { name: 'love-live', test: love },
              { name: 'visitor', test: visitor },
              { name: 'members', test: members },
              { name: 'product', test: product },
              { name: 'cart', test: cart },
              { name: 'checkout', test: checkout, minShareCount: 2 },
            ],
          },
        },
      },
    },
  })
  for (const file of globSync('*.js', { cwd: outDir, absolute: true })) await makeSmall(file)
  return used
}

/** Collects the ids of all modules with code in the output. */
function notingModules(used: Set<string>): Plugin {
  return {
    name: 'noting-modules',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) used.add(id)
    },
  }
}

/**
 * A browser remembers a failed dynamic import by its URL as long as the page is open. So each retry uses another URL.
 * Only the failed file gets a new URL, not the files that it imports.
 */
function withRetry(file: string, code: string): string {
  if (basename(file) === '_runtime.js')
    return `${code}\nexport const again = (file) => import(file).catch(() => import(file + "?" + Date.now()))\n`
  const retried = code.replace(/\bimport\("(\.\/_[^"]+)"\)/g, 'importAgain("$1")')
  if (retried === code) return code
  const already = /\bimport \{(?=[^}]*\} from "\.\/_runtime\.js")/
  return already.test(retried)
    ? retried.replace(already, 'import { again as importAgain,')
    : `${retried}\nimport { again as importAgain } from "./_runtime.js"\n`
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
