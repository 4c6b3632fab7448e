import { describe, expect, it } from 'vitest'
import { closingLine, countPlaywright, countVitest } from '../../../tools/check/count.mjs'
import { outcome } from '../../../tools/check/stages.mjs'

const vitestReport = (testResults: readonly object[] = []) => ({ numPassedTests: 7, numFailedTests: 2, testResults })

describe('the counts from the runners’ reports', () => {
  it('counts the tests of Vitest', () => {
    expect(countVitest(vitestReport())).toMatchObject({ passed: 7, failed: 2 })
  })

  it('counts an unreadable file as one failure', () => {
    const files = [
      { name: 'a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      {
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['Error: 1\n  at b'] }],
      },
      { status: 'passed', assertionResults: [] },
    ]
    expect(countVitest(vitestReport(files))).toMatchObject({ passed: 7, failed: 3 })
  })

  it('counts a Playwright test that passed on retry, and a broken file, as failures', () => {
    const report = { stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: [{}], suites: [] }
    expect(countPlaywright(report)).toMatchObject({ passed: 9, failed: 3 })
  })

  it('a missing report counts as zero tests', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 0, broken: [] })
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 0, broken: [] })
  })

  it('names each failed test, for each screen, with the first lines of its error', () => {
    const failed = {
      status: 'failed',
      fullName: 'adds',
      failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n  at b'],
    }
    const files = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'is' }, failed] },
    ]
    expect(countVitest(vitestReport(files)).broken).toEqual([
      { says: 'a.test.ts: no such module', test: { file: 'a.test.ts' } },
      { says: 'adds: Error: 1 is not 2\n    at b', test: { file: 'b.test.ts', title: 'adds' } },
    ])
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'cart.spec.ts',
      tests: ['wide', 'phone'].map((projectName) => ({
        projectName,
        status,
        results: [{ error: ok ? undefined : { message: 'Timed out\nat c' } }],
      })),
    })
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'no tests' }],
      config: { rootDir: '/shop/e2e' },
      suites: [
        { specs: [spec('opens', true, 'expected')], suites: [{ specs: [spec('closes', false, 'unexpected')] }] },
      ],
    }
    const test = { file: '/shop/e2e/cart.spec.ts', title: 'closes' }
    expect(countPlaywright(report).broken).toEqual([
      { says: 'a file that could not be read: no tests' },
      { says: 'cart.spec.ts (wide) closes: Timed out\n  at c', test: { ...test, project: 'wide' } },
      { says: 'cart.spec.ts (phone) closes: Timed out\n  at c', test: { ...test, project: 'phone' } },
    ])
  })

  it('ends with one summary line', () => {
    expect(closingLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed')
  })
})

describe('the count of a stage', () => {
  it('a stage without a report counts as one check', () => {
    expect(outcome(true)).toEqual({ passed: 1, failed: 0, broken: [] })
    expect(outcome(false)).toEqual({ passed: 0, failed: 1, broken: [] })
  })

  it('a stage with a report has the report’s count', () => {
    expect(outcome(true, { passed: 5, failed: 0, broken: [] })).toMatchObject({ passed: 5, failed: 0 })
    expect(outcome(false, { passed: 5, failed: 2, broken: [] })).toMatchObject({ passed: 5, failed: 2 })
  })

  it('a crash is a failure, for any count before it', () => {
    expect(outcome(false, { passed: 5, failed: 0, broken: [] })).toMatchObject({ passed: 5, failed: 1 })
  })

  it('a stage without any test is a failure', () => {
    expect(outcome(true, { passed: 0, failed: 0, broken: [] })).toMatchObject({ passed: 0, failed: 1 })
  })
})
