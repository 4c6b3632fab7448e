/** Counts what the runners report. A report that is not there counts nothing, which its stage takes for a failure. */
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} broken what failed, a line each: its title, and the first line of why
 */

/** @returns {Count} of Vitest's JSON report; a file that could not be read is a failure */
export function countVitest(report) {
  if (!report) return nothing
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const refuted = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    broken: [
      ...unread.map(({ name, message }) => broken(name, message)),
      ...refuted.map(({ fullName, failureMessages }) => broken(fullName, failureMessages[0])),
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
      ...report.suites
        .flatMap(specs)
        .filter(({ ok }) => !ok)
        .map(brokenSpec),
    ],
  }
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

const nothing = { passed: 0, failed: 0, broken: [] }

/** Playwright's suites stand in one another: a file, and what it describes. */
function specs({ specs: own = [], suites = [] }) {
  return [...own, ...suites.flatMap(specs)]
}

function brokenSpec({ file, title, tests }) {
  const failed = tests.find(({ status }) => status !== 'expected' && status !== 'skipped')
  const results = failed?.results ?? []
  const error = results.map((result) => result.error).find(Boolean)
  return broken(`${file} (${failed?.projectName}) ${title}`, error?.message)
}

function broken(title, message = '') {
  const why = stripVTControlCharacters(message)
    .split('\n')
    .find((line) => line.trim())
  return why ? `${title}: ${why.trim()}` : title
}
