import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { within } from '../../core/deadline'

describe('a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('hands on what comes in time, and leaves no timer', async () => {
    expect(await within(1000, 'stripe', Promise.resolve(7))).toBe(7)
    await expect(within(1000, 'stripe', Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends the waiting, and does not hear what comes later', async () => {
    let answer: (value: number) => void = () => {}
    const late = within(1000, 'stripe', new Promise<number>((resolve) => (answer = resolve)))
    const outcome = late.catch((failure: unknown) => failure)
    await vi.advanceTimersByTimeAsync(1000)
    answer(7)
    expect(await outcome).toMatchObject({ code: 'timeout', where: 'stripe' })
  })
})
