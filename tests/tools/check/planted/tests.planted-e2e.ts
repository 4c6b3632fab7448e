import { expect, test } from '@playwright/test'
import { runs } from './runs'

test('always fails', () => {
  expect(runs('playwright-always')).toBe(0)
})

test('fails at its first run (a+b)', { tag: '@any-screen' }, () => {
  expect(runs('playwright-first')).toBeGreaterThan(1)
})

test('fails at its first run (a+b) only', () => {
  runs('playwright-other')
})
