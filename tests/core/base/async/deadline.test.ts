import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rejectAfter } from '../../../../core/base/async/deadline'

describe('a timeout', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('passes on a result in time, and leaves no timer', async () => {
    expect(await rejectAfter(1000, 'stripe', Promise.resolve(7))).toBe(7)
    await expect(rejectAfter(1000, 'stripe', Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects after the time, and ignores a later result', async () => {
    let answer: (value: number) => void = () => {}
    const late = rejectAfter(1000, 'stripe', new Promise<number>((resolve) => (answer = resolve)))
    const outcome = late.catch((failure: unknown) => failure)
    await vi.advanceTimersByTimeAsync(1000)
    answer(7)
    expect(await outcome).toMatchObject({ code: 'timeout', where: 'stripe' })
  })
})
