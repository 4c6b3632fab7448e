/**
 * Builds what a shop serves into `dist/`: `rove.js`, and the modules it imports in one folder named after a hash of
 * their content, so that they can be cached for ever.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { build } from 'tsup'
import packageJson from '../package.json' with { type: 'json' }
import { writeInventory } from './inventory'
import { writeManifest } from './manifest'
import { buildModules } from './modules'

const widgets = globSync('widgets/*/*.element.ts').sort()
const byName = widgets.map((file) => [basename(file, '.element.ts'), file])

rmSync('dist', { recursive: true, force: true })
await buildModules(Object.fromEntries([...byName, ['on-demand', 'loader/on-demand.ts']]), 'dist/modules')
const folder = contentHash('dist/modules')
renameSync('dist/modules', `dist/${folder}`)

await build({
  config: false,
  silent: true,
  entry: { rove: 'loader/main.ts' },
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  noExternal: [/.*/],
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
