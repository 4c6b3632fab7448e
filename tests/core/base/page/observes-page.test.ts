import { expect, it } from 'vitest'
import { observesPage } from '../../../../core/base/page/observes-page'

it.each([
  ['/ar', false],
  ['/ar/', false],
  ['/ar/sofas', false],
  ['/art', true],
  ['/ar-sofas', true],
  ['/', true],
  ['/x/ar', true],
  ['/en/ar/x', true],
])('LOAD-07 whether the whole page is observed at %s: %s', (path, observed) => {
  history.replaceState(null, '', path)
  expect(observesPage()).toBe(observed)
})
