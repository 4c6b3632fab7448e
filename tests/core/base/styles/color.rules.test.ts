import { expect, it } from 'vitest'
import { contrast, isDark, over, readColor } from '../../../../core/base/styles/color.rules'

it.each([
  ['rgb(29, 26, 22)', [29, 26, 22], 1],
  ['rgba(29, 26, 22, 0.75)', [29, 26, 22], 0.75],
  ['color(srgb 1 0.5 0 / 0.2)', [255, 127.5, 0], 0.2],
  ['color(srgb 0 0 1)', [0, 0, 255], 1],
])('the computed colour %s is read', (text, rgb, alpha) => {
  expect(readColor(text)).toEqual({ rgb, alpha })
})

it.each(['', 'red', 'rgb(1, 2)', 'rgb(1, 2, 3, 4, 5)', 'color(display-p3 1 0 0)', 'oklch(0.5 0.1 40)', 'rgb(a, b, c)'])(
  '“%s” is no computed colour of sRGB',
  (text) => {
    expect(readColor(text)).toBeUndefined()
  },
)

it('the contrast is 21 for black on white, in either order, and 1 for equal colours', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21)
  expect(contrast([90, 90, 90], [90, 90, 90])).toBe(1)
  expect(contrast([164, 72, 31], [255, 255, 255])).toBeCloseTo(5.96, 2)
})

it('a translucent colour is seen mixed with the one below it', () => {
  expect(over({ rgb: [0, 0, 0], alpha: 0.25 }, [200, 100, 40])).toEqual([150, 75, 30])
})

it('a background is dark where light text has more contrast', () => {
  expect([isDark([27, 24, 21]), isDark([250, 248, 244]), isDark([164, 72, 31])]).toEqual([true, false, true])
})
