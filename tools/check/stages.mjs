/** The stages of `npm test`, in order: the quick ones first. */
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from '../browser.mjs'
import { freePort } from '../free-port.mjs'
import { countPlaywright, countVitest } from './count.mjs'

/** The folder of the runners' reports. */
export const results = '.cache/test-results'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {() => import('./count.mjs').Count} [count] without it, the stage is one check
 * @property {(test: import('./count.mjs').FailedTest) => Stage} [again] runs one test alone, with one worker
 */

/**
 * @typedef {object} SideBySide
 * @property {Stage[][]} sideBySide lists that run at the same time, each one stage after the other
 */

/**
 * The stages that need no browser.
 *
 * @param {{ writes: boolean }} quick whether only these stages run: the generated documents are written, not only compared,
 *   and states and texts are compared with what the stories showed before
 * @returns {(Stage | SideBySide)[]}
 */
export function quickStages({ writes }) {
  const source = [
    { name: 'lint', command: tool('biome', 'ci', '--error-on-warnings', '.') },
    { name: 'types', command: [process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit'] },
    { name: 'unused code', command: tool('knip', '--no-config-hints') },
    { name: 'code that only tests use', command: tool('knip', '--production', '--no-config-hints') },
    vitest('unit', ['--project', 'unit']),
  ]
  const built = [
    { name: 'build', command: script('tools/build/build.ts') },
    { name: 'READMEs', command: script('tools/docs/readmes.ts', ...(writes ? [] : ['--check'])) },
    { name: 'package', command: tool('publint', '--strict') },
    vitest('size', ['--project', 'size']),
  ]
  return [
    // The build uses one core and takes longest: everything that does not need its files runs beside it.
    { sideBySide: [source, built] },
    vitest('node', ['--project', 'node']),
    // What the stories showed when they ran last: a state or a text that is new has none.
    ...(writes && existsSync(`${results}/shown`) ? [shown] : []),
  ]
}

/** Reads what the stories have shown. */
const shown = vitest('shown', ['--project', 'shown'])

/** The stages that need a browser. @returns {Stage[]} */
export function browserStages() {
  return [vitest('storybook', ['--project', 'storybook']), shown, playwright('browser', [])]
}

/** The variables that all stages get. Without a browser, those that need one fail. @returns {Promise<NodeJS.ProcessEnv>} */
export async function testEnvironment() {
  return {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // A log in a file has no colours.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    CHROMIUM_PATH: await chromium(),
    E2E_PORT: String(await freePort()),
  }
}

/**
 * Tests that Vitest runs.
 *
 * @param {string} name also the name of the report
 * @param {string[]} words which tests
 * @returns {Stage}
 */
export function vitest(name, words, folder = results) {
  const report = `${folder}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: tool('vitest', 'run', ...words, ...reporters),
    count: () => countVitest(read(report)),
    again: ({ file, title }) =>
      vitest(
        `${name} again`,
        [...words, '--maxWorkers=1', file, ...(title ? ['-t', `^${literally(title)}$`] : [])],
        folder,
      ),
  }
}

/**
 * Tests that Playwright runs.
 *
 * @param {string} name also the name of the report
 * @param {string[]} words which tests
 * @returns {Stage}
 */
export function playwright(name, words, folder = results) {
  const report = `${folder}/${name}.json`
  return {
    name,
    command: tool('playwright', 'test', ...words, '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => countPlaywright(read(report)),
    again: ({ file, title, project }) => {
      const screen = project ? [`--project=${project}`] : []
      // The titles that Playwright compares end with the test's tags.
      const only = ['--grep', `${literally(title)}( @\\S+)*$`]
      return playwright(`${name} again`, [...words, '--workers=1', literally(file), ...screen, ...only], folder)
    },
  }
}

/**
 * The counts of a stage. A stage whose command failed, or that counted nothing, has failed even without a counted
 * failure.
 *
 * @param {boolean} succeeded whether its command succeeded
 * @param {import('./count.mjs').Count} [counted]
 * @returns {import('./count.mjs').Count}
 */
export function outcome(succeeded, counted) {
  if (!counted) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, broken: [] }
  const { passed, failed, broken } = counted
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed, broken }
}

function tool(name, ...words) {
  return [`node_modules/.bin/${name}`, ...words]
}

function script(file, ...words) {
  return [process.execPath, '--import', 'tsx', file, ...words]
}

/** The pattern that matches these characters. */
function literally(characters) {
  return characters.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** The report; `undefined` if it cannot be read. */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

async function chromium() {
  try {
    return await findChromium()
  } catch (failure) {
    console.error(failure.message)
    return ''
  }
}
