import { expect, it } from 'vitest'
import { crawlerLine, pageLines } from '../../../workshop/why/page-lines'

const nothing = { budget: 0, fetched: [], refused: [] } as const
const off = {
  how: 'none',
  because: 'rove.instant is not set to true, or to { links, budget, mode }',
  ...nothing,
} as const

it('the panel says whether the page was prerendered, and when it was shown', () => {
  const page = { prerendered: false, shown: true, shownAfter: undefined, crawler: undefined, instant: off }
  expect(pageLines(page)[0]).toBe('This page was not prerendered.')
  expect(pageLines({ ...page, prerendered: true, shownAfter: 1234 })[0]).toContain('shown 1.2 s after it was requested')
})

it.each([
  [off, 'Instant pages are off: rove.instant is not set to true, or to { links, budget, mode }.'],
  [{ how: 'prerender', ...nothing }, 'Instant pages are on for visitors (prerender), but not in this preview.'],
  [
    { how: 'prefetch', because: 'the device has 2 GB of memory', ...nothing },
    'Instant pages are on for visitors (prefetch: the device has 2 GB of memory), but not in this preview.',
  ],
] as const)('the panel says of %j: %s', (instant, line) => {
  expect(pageLines({ prerendered: false, shown: true, shownAfter: undefined, crawler: undefined, instant })[1]).toBe(
    line,
  )
})

it('POP-03 the panel says what in the user agent makes a crawler of the browser', () => {
  expect(crawlerLine('Yeti/1.1')).toContain('taken for a crawler, because its user agent has “Yeti/1.1”')
})
