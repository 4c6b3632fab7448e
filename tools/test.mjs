/** `npm test`: every check there is, one after the other, and one line at the end that counts them all. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './browser.mjs'
import { closingLine, countPlaywright, countVitest } from './count.mjs'
import { prepare } from './prepare.mjs'

process.chdir(new URL('..', import.meta.url).pathname)
prepare()

const results = '.cache/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' }
try {
  environment.CHROMIUM_PATH = await findChromium()
} catch (failure) {
  console.error(failure.message)
  environment.CHROMIUM_PATH = ''
}

const node = (...words) => [process.execPath, '--import', 'tsx', ...words]
const tool = (name, ...words) => ['npx', '--no-install', name, ...words]
const vitest = (project) => ({
  command: tool(
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${project}.json`,
  ),
  count: () => countVitest(read(`${project}.json`)),
})

/** A stage without a count of its own is one check. */
const stages = [
  { name: 'types', command: tool('tsc', '--noEmit') },
  { name: 'lint', command: tool('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'unused code', command: tool('knip') },
  { name: 'build', command: node('tools/build.ts') },
  { name: 'package', command: ['npm', 'run', '--silent', 'package'] },
  { name: 'READMEs are up to date', command: ['git', 'diff', '--exit-code', '--', 'widgets/*/README.md'] },
  { name: 'unit', ...vitest('unit') },
  { name: 'node', ...vitest('node') },
  { name: 'browser', command: tool('playwright', 'test'), count: () => countPlaywright(read('playwright.json')) },
  { name: 'stories', ...vitest('storybook') },
  { name: 'size', ...vitest('size') },
]

const total = { passed: 0, failed: 0 }
for (const { name, command, count } of stages) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const [file, ...words] = command
  const { status } = spawnSync(file, words, { stdio: 'inherit', env: environment })
  const { passed, failed } = outcome(status === 0, count)
  total.passed += passed
  total.failed += failed
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
console.log(`\n${closingLine(total)}`)
process.exit(total.failed === 0 ? 0 : 1)

/** A stage that ended badly, or counted nothing, has failed even if it counts no failure. */
function outcome(ended, count) {
  if (!count) return ended ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = count()
  return { passed, failed: failed === 0 && (!ended || passed === 0) ? 1 : failed }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
  } catch {
    return undefined
  }
}
