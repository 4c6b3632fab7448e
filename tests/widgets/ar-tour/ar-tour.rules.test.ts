import { expect, it } from 'vitest'
import { placeTip } from '../../../widgets/ar-tour/ar-tour.rules'

const tip = { width: 340, height: 200 }
const screen = { width: 1440, height: 900 }
const anchor = (left: number, top: number) => ({ left, top, width: 60, height: 40 })

it.each([
  ['below what it explains', anchor(600, 100), { left: 460, top: 152 }],
  ['above it near the lower edge', anchor(600, 800), { left: 460, top: 588 }],
  ['within the screen at its left edge', anchor(0, 100), { left: 12, top: 152 }],
  ['within the screen at its right edge', anchor(1400, 100), { left: 1088, top: 152 }],
  [
    'in the middle where what it explains fills the screen',
    { left: 0, top: 10, width: 1440, height: 880 },
    { left: 550, top: 350 },
  ],
  ['in the middle where what it explains is scrolled away', anchor(600, 2000), { left: 550, top: 350 }],
  ['in the middle where what it explains is above the screen', anchor(600, -900), { left: 550, top: 350 }],
  ['in the middle where there is nothing to explain', undefined, { left: 550, top: 350 }],
])('AR-01 a tip is %s', (_, box, place) => {
  expect(placeTip(box, tip, screen)).toEqual(place)
})
