import { describe, expect, it } from 'vitest'
import { lockLeft } from '../../../../core/view/dialog/opening-lock.rules'

describe('the lock against instant closing', () => {
  it.each([
    [undefined, 1_000, 0],
    [1_000, 1_000, 500],
    [1_000, 1_499, 1],
    [1_000, 1_500, 0],
    [1_000, 9_000, -7_500],
  ])('SHELL-03 opened at %s, %s ms later on the clock: %s ms are left', (openedAt, now, left) => {
    expect(lockLeft(openedAt, now)).toBe(left)
  })
})
