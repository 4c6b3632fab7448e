import { describe, expect, it } from 'vitest'
import { closingLine, countPlaywright, countVitest } from '../../tools/count.mjs'
import { outcome } from '../../tools/stages.mjs'

const vitestReport = (testResults: readonly object[] = []) => ({ numPassedTests: 7, numFailedTests: 2, testResults })

describe('counting what the runners report', () => {
  it('counts Vitest’s tests', () => {
    expect(countVitest(vitestReport())).toEqual({ passed: 7, failed: 2 })
  })

  it('counts a file that could not be read as one failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ]
    expect(countVitest(vitestReport(files))).toEqual({ passed: 7, failed: 3 })
  })

  it('counts a test of Playwright’s that passed at the second try, and a broken file, as failures', () => {
    const report = { stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: [{}] }
    expect(countPlaywright(report)).toEqual({ passed: 9, failed: 3 })
  })

  it('counts nothing where there is no report', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 0 })
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 0 })
  })

  it('ends with one line', () => {
    expect(closingLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed')
  })
})

describe('what a stage adds', () => {
  it('is one check when it has no count of its own', () => {
    expect(outcome(true)).toEqual({ passed: 1, failed: 0 })
    expect(outcome(false)).toEqual({ passed: 0, failed: 1 })
  })

  it('is what it counted', () => {
    expect(outcome(true, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 })
    expect(outcome(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
  })

  it('is a failure when it crashed, whatever it counted before', () => {
    expect(outcome(false, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 })
  })

  it('is a failure when it ran no test', () => {
    expect(outcome(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  })
})
