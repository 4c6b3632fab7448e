import { afterEach, expect, it } from 'vitest'
import { page } from '../../../../core/base/state/page'
import { noteTiming, type Timing } from '../../../../core/view/element/timings'

afterEach(() => {
  delete page().timings
  delete page().showTiming
})

it('LOAD-04 a page that inserts elements all day keeps a few timings, with the sum of all', () => {
  const shown: Timing[] = []
  page().showTiming = (timing) => shown.push(timing)
  noteTiming('rove-search', 'start', 0, 1, 1)
  for (let n = 0; n < 1000; n++) noteTiming('rove-love', 'start', n, n + 0.5, 2)
  const kept = page().timings?.filter(([tag]) => tag === 'rove-love') ?? []
  expect(kept).toHaveLength(20)
  expect(kept.reduce((sum, [, , start, end]) => sum + end - start, 0)).toBe(500)
  expect(kept.reduce((sum, [, , , , count]) => sum + count, 0)).toBe(2000)
  expect(shown).toHaveLength(21)
})
