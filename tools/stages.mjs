/** The stages of `npm test`, in order. */
import { readFileSync } from 'node:fs'
import { countPlaywright, countVitest } from './count.mjs'

/** The folder of the runners' reports. */
export const results = '.cache/test-results'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {() => import('./count.mjs').Count} [count] without it, the stage is one check
 */

/** @returns {Stage[]} */
export function stages() {
  return [
    { name: 'types', command: tool('tsc', '--noEmit') },
    { name: 'lint', command: tool('biome', 'ci', '--error-on-warnings', '.') },
    { name: 'unused code', command: tool('knip', '--no-config-hints') },
    { name: 'code that only tests use', command: tool('knip', '--production', '--no-config-hints') },
    { name: 'build', command: script('tools/build.ts') },
    { name: 'READMEs', command: script('tools/readmes.ts', '--check') },
    { name: 'package', command: tool('publint', '--strict') },
    vitest('unit'),
    vitest('node'),
    { name: 'browser', command: tool('playwright', 'test'), count: () => countPlaywright(report('playwright')) },
    vitest('storybook'),
    vitest('size'),
  ]
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

function vitest(project) {
  const words = ['--project', project, '--reporter=default', '--reporter=json']
  return {
    name: project,
    command: tool('vitest', 'run', ...words, `--outputFile.json=${results}/${project}.json`),
    count: () => countVitest(report(project)),
  }
}

function tool(name, ...words) {
  return [`node_modules/.bin/${name}`, ...words]
}

function script(file, ...words) {
  return [process.execPath, '--import', 'tsx', file, ...words]
}

/** The report; `undefined` if it cannot be read. */
function report(name) {
  try {
    return JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8'))
  } catch {
    return undefined
  }
}
