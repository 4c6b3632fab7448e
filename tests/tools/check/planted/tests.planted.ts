import { expect, it } from 'vitest'
import { runs } from './runs'

it('always fails', () => {
  expect(runs('vitest-always')).toBe(0)
})

it('fails at its first run (a+b)', () => {
  expect(runs('vitest-first')).toBeGreaterThan(1)
})

it('fails at its first run (a+b) only', () => {
  runs('vitest-other')
})
