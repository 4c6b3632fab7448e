/** Counts what the runners report. A report that is not there counts nothing, which its stage takes for a failure. */

/** @returns {{ passed: number, failed: number }} of Vitest's JSON report; a file that could not be read is a failure */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** @returns {{ passed: number, failed: number }} of Playwright's JSON report */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}
