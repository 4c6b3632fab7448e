/**
 * `npm run changed`: runs the browser tests and stories of the widgets that have changed since `main`, also by code in
 * `core/` that their files contain.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { buildWhenStale } from '../build/build-when-stale.mjs'
import { readGraph } from '../build/modules'
import { entries, widgetsOf } from '../build/widgets'
import { prepare } from '../prepare.mjs'
import { touchedWidgets, whatTests } from './changed-widgets'
import { runStages } from './run-stages.mjs'
import { slowTests } from './slow-tests.mjs'
import { playwright, results, type Stage, testEnvironment, vitest } from './stages.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
prepare()
const files = changedSince('main')
const touched = touchedWidgets(files, await readGraph(entries), entries.elements, widgetsOf)
const chosen = (pattern: string) =>
  whatTests(touched, globSync(pattern).sort(), files, (file) => readFileSync(file, 'utf8'))
const specs = chosen('tests/e2e/**/*.spec.ts')
const stories = chosen('stories/**/*.stories.tsx')
console.log(
  `Widgets: ${touched.join(', ') || 'none'}. ${specs.length} files of browser tests, ${stories.length} of stories.`,
)
const slow = slowTests
  .filter((test) => [...files].some((file) => test.reads.test(file) || file === resolve(test.file)))
  .map(({ file }) => file)
const stages: Stage[] = [
  ...(slow.length > 0 ? [vitest('slow', ['--project', 'node', ...slow])] : []),
  ...(specs.length > 0 ? [playwright('browser', specs)] : []),
  ...(stories.length > 0 ? [vitest('storybook', ['--project', 'storybook', ...stories])] : []),
]
if (stages.length > 0) {
  buildWhenStale()
  mkdirSync(results, { recursive: true })
  const { succeeded, lines } = await runStages(stages, { ...(await testEnvironment()), NIGHTLY: '1' })
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = succeeded ? 0 : 1
}

/** Absolute paths of the files that differ from a branch, committed or not, and of those that git does not know. */
function changedSince(branch: string): Set<string> {
  const lines = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
    return stdout.split('\n').filter(Boolean)
  }
  const differ = lines('diff', '--name-only', branch)
  return new Set([...differ, ...lines('ls-files', '--others', '--exclude-standard')].map((file) => resolve(file)))
}
