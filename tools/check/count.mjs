/**
 * Counts the results in the runners' reports. For a missing report all counts are 0, which its stage treats as a
 * failure.
 */
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly Failure[]} broken the failures
 */

/**
 * @typedef {object} Failure
 * @property {string} says its title and the first lines of the reason
 * @property {FailedTest} [test] without it, no test can be run again
 */

/**
 * @typedef {object} FailedTest
 * @property {string} file the absolute path
 * @property {string} [title] without it, the whole file has failed
 * @property {string} [project] of Playwright
 */

/** @returns {Count} of Vitest's JSON report; a file that could not be loaded is a failure */
export function countVitest(report) {
  if (!report) return nothing
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((result) => ({ ...result, file: name })))
    .filter(({ status }) => status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [
      ...unloaded.map(({ name, message }) => ({ says: sentence(name, message), test: { file: name } })),
      ...failed.map(({ file, fullName, failureMessages }) => ({
        says: sentence(fullName, failureMessages[0]),
        test: { file, title: fullName },
      })),
    ],
  }
}

/** @returns {Count} of Playwright's JSON report */
export function countPlaywright(report) {
  if (!report) return nothing
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    broken: [
      ...report.errors.map(({ message }) => ({ says: sentence('a file that could not be read', message) })),
      ...report.suites.flatMap(specs).flatMap((spec) => failures(spec, report.config.rootDir)),
    ],
  }
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/** Enough for what was expected and what was received. */
const reasonLines = 12

const nothing = { passed: 0, failed: 0, broken: [] }

/** Playwright nests suites: a file, and its describe blocks. */
function specs({ specs: own = [], suites = [] }) {
  return [...own, ...suites.flatMap(specs)]
}

/** The failures of a spec, which has one test for each project it runs in. */
function failures({ file, title, tests }, folder) {
  return tests
    .filter(({ status }) => status !== 'expected' && status !== 'skipped')
    .map(({ projectName, results }) => {
      const error = results.map((result) => result.error).find(Boolean)
      return {
        says: sentence(`${file} (${projectName}) ${title}`, error?.message),
        test: { file: join(folder, file), title, project: projectName },
      }
    })
}

function sentence(title, message = '') {
  const why = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, reasonLines)
    .join('\n  ')
  return why ? `${title}: ${why.trim()}` : title
}
