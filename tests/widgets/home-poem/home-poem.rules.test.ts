import { expect, it } from 'vitest'
import { translationAt, travelPx } from '../../../widgets/home-poem/home-poem.rules'

it('HOME-01 the poem moves by 0.07% of its height for each pixel, and at most by 67%', () => {
  expect([-50, 0, 100, travelPx - 1, travelPx, 5000].map(translationAt)).toEqual([
    0,
    0,
    expect.closeTo(7),
    expect.closeTo(66.99),
    67,
    67,
  ])
})
