/**
 * Builds what a shop serves into `dist/`: `rove.js`, and the modules it imports in one folder named after a hash of
 * their content, so that they can be cached for ever.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { build, type Options } from 'tsup'
import packageJson from '../package.json' with { type: 'json' }
import { inlineCss } from './inline-css'
import { writeInventory } from './inventory'
import { writeManifest } from './manifest'
import { preactForReact } from './preact/alias'

const common: Options = {
  config: false,
  platform: 'browser',
  target: 'es2022',
  silent: true,
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.jsx = 'automatic'
  },
}

const widgets = globSync('widgets/*/*.element.ts').sort()
const byName = widgets.map((file) => [basename(file, '.element.ts'), file])

rmSync('dist', { recursive: true, force: true })
await build({
  ...common,
  entry: Object.fromEntries([...byName, ['on-demand', 'loader/on-demand.ts']]),
  format: 'esm',
  outDir: 'dist/modules',
  splitting: true,
  minify: true,
  treeshake: false,
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [preactForReact, inlineCss],
})
const folder = contentHash('dist/modules')
renameSync('dist/modules', `dist/${folder}`)

await build({
  ...common,
  entry: { rove: 'loader/main.ts' },
  format: 'iife',
  outDir: 'dist',
  outExtension: () => ({ js: '.js' }),
  minify: 'terser',
  terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3, unsafe_arrows: true } },
  define: { __ROVE_VERSION__: JSON.stringify(packageJson.version), __ROVE_BUILD__: JSON.stringify(folder) },
})

await writeManifest(widgets)
writeInventory('dist')

function contentHash(path: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(path).sort()) if (file.endsWith('.js')) hash.update(readFileSync(`${path}/${file}`))
  return hash.digest('hex').slice(0, 8)
}
