/**
 * Builds what a shop serves into `dist/`: `rove.js`, and the modules it imports in one folder named after a hash of
 * their content, so that they can be cached for ever. Until all of it stands, `dist/` is left as it was.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { buildLoader } from './build-loader'
import { markFile, sourceMark } from './freshness.mjs'
import { writeInventory } from './inventory'
import { writeManifest } from './manifest'
import { buildModules } from './modules'
import { elementFiles } from './widgets'

// Whatever the caller is about, what is served is built as such: Vite would take its word for it.
process.env.NODE_ENV = 'production'

const mark = sourceMark()
const draft = `.cache/build-${process.pid}`

try {
  const widgets = elementFiles().map((file) => [basename(file, '.element.ts'), file])
  const others = [
    ['on-demand', 'loader/on-demand.ts'],
    ['tracking', 'core/tracking/tracking.ts'],
    ['why', 'core/why/why.ts'],
  ]
  await buildModules(Object.fromEntries([...widgets, ...others]), `${draft}/modules`)
  const folder = contentHash(`${draft}/modules`)
  renameSync(`${draft}/modules`, `${draft}/${folder}`)
  await buildLoader(folder, draft)
  await writeManifest(draft)
  writeInventory(draft)
  writeFileSync(`${draft}/${markFile}`, mark)
  rmSync('dist', { recursive: true, force: true })
  renameSync(draft, 'dist')
} finally {
  rmSync(draft, { recursive: true, force: true })
}

function contentHash(path: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(path).sort()) if (file.endsWith('.js')) hash.update(readFileSync(`${path}/${file}`))
  return hash.digest('hex').slice(0, 8)
}
