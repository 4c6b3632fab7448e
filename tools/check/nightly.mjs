/** `npm run nightly`: what takes too long for each change. */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from '../build/build-when-stale.mjs'
import { prepare } from '../prepare.mjs'
import { runStages } from './run-stages.mjs'
import { slowTests } from './slow-tests.mjs'
import { playwright, results, testEnvironment, vitest } from './stages.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
prepare()
buildWhenStale()
const folder = '.cache/nightly-results'
mkdirSync(folder, { recursive: true })
// What the browser tests used before.
rmSync(`${results}/used`, { recursive: true, force: true })
const stages = [
  vitest('slow', ['--project', 'node', ...slowTests.map(({ file }) => file), 'sequences'], folder),
  vitest('storybook', ['--project', 'storybook'], folder),
  playwright('browser', [], folder),
  // Reads what the browser tests have used.
  vitest('used', ['--project', 'used'], folder),
  playwright('crash', ['--config', 'tests/crash/playwright.config.ts'], folder),
]
const env = { ...(await testEnvironment()), NIGHTLY: '1', SEQUENCES: '5000' }
const { succeeded, lines } = await runStages(stages, env, { folder })
console.log(`\n${lines.join('\n')}`)
process.exitCode = succeeded ? 0 : 1
