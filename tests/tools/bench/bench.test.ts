import { expect, it } from 'vitest'
import { most, none, plus, row, times } from '../../../tools/bench/aim-rows.mjs'
import { median, percentile95 } from '../../../tools/bench/numbers.mjs'

it('the benchmark shows each figure beside its yardstick and its aim', () => {
  const measured = { yardstick: 20, before: 50, now: 30 }
  expect(row('ready, ms', measured, times(1.5), 'plain')).toEqual({
    what: 'ready, ms',
    yardstick: '20, plain',
    before: '50 (2.50 x)',
    now: '30 (1.50 x)',
    aim: '30 (1.50 x)',
    figures: { ...measured, aim: 30 },
  })
  expect(row('blocking, ms', measured, plus(10), 'plain')).toMatchObject({ now: '30 (+10)', aim: '30 (+10)' })
  expect(row('nodes', { now: 0 }, most(0))).toEqual({
    what: 'nodes',
    yardstick: '',
    now: '0',
    aim: '0',
    figures: { now: 0, aim: 0 },
  })
  expect(row('pause, ms', { yardstick: 60.25, now: 120.5 }, none, 'plain')).toMatchObject({
    yardstick: '60.3, plain',
    now: '121 (2.00 x)',
  })
})

it('the benchmark takes the middle value, and the one that few exceed', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect(median([3, 1, 2])).toBe(2)
  expect(percentile95(values)).toBe(96)
})
