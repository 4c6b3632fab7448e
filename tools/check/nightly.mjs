/** `npm run nightly`: what takes too long for each change. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from '../build/build-when-stale.mjs'
import { prepare } from '../prepare.mjs'
import { runStages } from './run-stages.mjs'
import { playwright, testEnvironment, vitest } from './stages.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
prepare()
buildWhenStale()
const folder = '.cache/nightly-results'
mkdirSync(folder, { recursive: true })
const stages = [
  vitest('library types', ['--project', 'node', 'tests/tools/build/library-types'], folder),
  vitest('sequences', ['--project', 'node', 'tests/widgets/checkout/sequences'], folder),
  playwright('browser', [], folder),
  playwright('crash', ['--config', 'tests/crash/playwright.config.ts'], folder),
]
const env = { ...(await testEnvironment()), NIGHTLY: '1', SEQUENCES: '5000' }
const { succeeded, lines } = await runStages(stages, env, { folder })
console.log(`\n${lines.join('\n')}`)
process.exitCode = succeeded ? 0 : 1
