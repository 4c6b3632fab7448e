import { expect, it } from 'vitest'
import { stepOfKey, stepOfSwipe } from '../../../../core/view/photos/photo.rules'

it.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['ArrowDown', false, 0],
  ['a', true, 0],
] as const)('HOSTS-02 the key %s, right to left: %s, is a step of %i', (key, isRightToLeft, step) => {
  expect(stepOfKey(key, isRightToLeft)).toBe(step)
})

it.each([
  ['to the left, the next photo', -80, 10, false, 1],
  ['to the right, the previous one', 80, -10, false, -1],
  ['to the left right to left, the previous one', -80, 0, true, -1],
  ['to the right right to left, the next one', 80, 0, true, 1],
  ['too short', -39, 0, false, 0],
  ['too steep: the page is scrolled', -80, 60, false, 0],
] as const)('HOSTS-02 a swipe %s', (_, x, y, isRightToLeft, step) => {
  expect(stepOfSwipe(x, y, isRightToLeft)).toBe(step)
})
