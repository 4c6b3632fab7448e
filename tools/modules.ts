/**
 * Builds the modules that the loader imports. Vite rather than tsup: it can be told to keep what every widget needs in
 * one file, which is a kilobyte and seven requests less than a file for each combination of needs.
 */
import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import { build, type Plugin } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What the built widgets import for React's modules. A module that stands in none of these rows fails to build. */
const preactForReact = [
  { find: /^react$/, replacement: here('./preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./preact/react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?(\/.*)?$/, replacement: here('./preact/nothing-for-this.ts') },
]

/** Needed by every widget, so loaded once, in one file. */
const runtime =
  /node_modules\/(preact|@r2wc|valibot|js-cookie|nanoevents)\/|\/tools\/preact\/|\/core\/(element|host\/(flags|place|settings\/(page|read-setting))|state|styles|device\/(cookies|storage)|domain\/(countries|money)|bus|page|report|errors|own-json|safe-url|shape|texts)/

/** What Vite's own step leaves in a library's file: notes for further bundlers, and shelter for old browsers. */
const smallest: Plugin = {
  name: 'smallest',
  renderChunk: {
    order: 'post',
    async handler(code) {
      const { code: small = '', map } = await minify(code, { ecma: 2020, module: true, sourceMap: true })
      return { code: small, map: map as string }
    },
  },
}

/** @param entry files by the names of the built modules */
export async function buildModules(entry: Readonly<Record<string, string>>, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', __ROVE_REFERENCE__: 'false' },
    resolve: { alias: preactForReact },
    plugins: [smallest],
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
          codeSplitting: { groups: [{ name: 'runtime', test: runtime }] },
        },
      },
    },
  })
}
