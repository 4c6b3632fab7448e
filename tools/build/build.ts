/**
 * Builds `dist/`: `rove.js`, and the modules it imports in a folder named after a hash of their content, so that they
 * can be cached without expiry. `dist/` is replaced only when the build has succeeded.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { writeAccessibility } from '../check/accessibility/write-report'
import { openApiDocument } from '../docs/openapi'
import { buildComposer } from './build-composer'
import { buildLoader } from './build-loader'
import { markFile, sourceMark } from './freshness.mjs'
import { writeInventory } from './inventory'
import { writeManifest } from './manifest'
import { buildModules } from './modules'
import { noticesOf } from './notices'
import { writePaymentScripts } from './payment-scripts'
import { entries } from './widgets'

// Always a production build: Vite would use the caller's NODE_ENV.
process.env.NODE_ENV = 'production'

const mark = sourceMark()
const draft = `.cache/build-${process.pid}`

try {
  const modules = await buildModules(entries, `${draft}/modules`)
  const folder = contentHash(`${draft}/modules`)
  renameSync(`${draft}/modules`, `${draft}/${folder}`)
  const inLoader = await buildLoader(draft)
  writeFileSync(`${draft}/THIRD-PARTY-NOTICES.txt`, noticesOf([...modules, ...inLoader]))
  await writeManifest(draft)
  writePaymentScripts(draft, writeInventory(draft, folder))
  writeAccessibility(draft)
  await buildComposer(draft, folder)
  writeFileSync(`${draft}/openapi.json`, `${JSON.stringify(await openApiDocument(), null, 2)}\n`)
  writeFileSync(`${draft}/${markFile}`, mark)
  rmSync('dist', { recursive: true, force: true })
  renameSync(draft, 'dist')
  const files = readdirSync(`dist/${folder}`).filter((file) => file.endsWith('.js'))
  console.log(`dist/ holds rove.js and, in dist/${folder}/, ${files.length} modules with their source maps.`)
} finally {
  rmSync(draft, { recursive: true, force: true })
}

function contentHash(path: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(path).sort()) if (file.endsWith('.js')) hash.update(readFileSync(`${path}/${file}`))
  return hash.digest('hex').slice(0, 8)
}
