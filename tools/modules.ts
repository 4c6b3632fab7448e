/**
 * Builds the modules that the loader imports. Vite rather than tsup: it can be told to keep what every widget needs in
 * one file, which is a kilobyte and seven requests less than a file for each combination of needs.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What the built widgets import for React's modules. A module that stands in none of these rows fails to build. */
const preactForReact = [
  { find: /^react$/, replacement: here('./preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./preact/react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?(\/.*)?$/, replacement: here('./preact/nothing-for-this.ts') },
]

/** Needed by every widget, so loaded once, in one file. What a new widget shares with only some is left to Vite. */
const runtime = [
  // Views and the elements that mount them.
  /node_modules\/(preact|@r2wc)\/|\/tools\/preact\/|\/core\/(element|state|styles|texts|ui\/close-icon)/,
  // The facts, what all bundles of a page share, and what a developer is told.
  /node_modules\/nanoevents\/|\/core\/(bus|page|report|errors)/,
  // What came from elsewhere, made safe to read.
  /node_modules\/valibot\/|\/core\/(own-json|shape|safe-url)/,
  // The page that the visitor is on: every widget speaks its language and knows its country.
  /node_modules\/js-cookie\/|\/core\/(host\/(flags|place|settings\/(page|read-setting))|device\/cookies)/,
  /\/core\/domain\/(countries|money)/,
  // What outlives the page.
  /\/core\/device\/storage/,
]

/** @param entry files by the names of the built modules */
export async function buildModules(entry: Readonly<Record<string, string>>, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', __ROVE_REFERENCE__: 'false' },
    resolve: { alias: preactForReact },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      sourcemap: true,
      cssMinify: true,
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 3, unsafe_arrows: true } },
      // A library's dynamic imports stay as they are: nothing of Vite's own reaches the page.
      lib: { entry: { ...entry }, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'runtime', test: (id) => runtime.some((part) => part.test(id)) }] },
        },
      },
    },
  })
}
