/**
 * Counts the results in the runners' reports. For a missing report all counts are 0, which its stage treats as a
 * failure.
 */
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} broken the failures: each its title and the first lines of the reason
 */

/** @returns {Count} of Vitest's JSON report; a file that could not be loaded is a failure */
export function countVitest(report) {
  if (!report) return nothing
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [
      ...unloaded.map(({ name, message }) => broken(name, message)),
      ...failed.map(({ fullName, failureMessages }) => broken(fullName, failureMessages[0])),
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
      ...report.errors.map(({ message }) => broken('a file that could not be read', message)),
      ...report.suites.flatMap(specs).flatMap(brokenTests),
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
function brokenTests({ file, title, tests }) {
  return tests
    .filter(({ status }) => status !== 'expected' && status !== 'skipped')
    .map(({ projectName, results }) => {
      const error = results.map((result) => result.error).find(Boolean)
      return broken(`${file} (${projectName}) ${title}`, error?.message)
    })
}

function broken(title, message = '') {
  const why = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, reasonLines)
    .join('\n  ')
  return why ? `${title}: ${why.trim()}` : title
}
