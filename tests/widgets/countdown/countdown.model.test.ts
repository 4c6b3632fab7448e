import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CountdownDeps, createCountdownModel } from '../../../widgets/countdown/countdown.model'

const start = 1_000_000
let closed: boolean
let shown: boolean
let told: string[]
let shift = 0
let look: () => void
let moved: () => void
let model: ReturnType<typeof createCountdownModel> | undefined

function count(seconds: number, more: Partial<CountdownDeps> = {}) {
  model = createCountdownModel({
    end: start + seconds * 1000,
    clock: {
      now: () => Date.now() + shift,
      subscribe(listener) {
        moved = listener
        return () => {}
      },
    },
    closing: {
      has: () => closed,
      keep: () => {
        closed = true
      },
      watch: () => () => {},
    },
    watchPage(listener) {
      look = listener
      return () => {}
    },
    isPageShown: () => shown,
    tell: ({ by }) => told.push(by),
    ...more,
  })
  return model
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  closed = false
  shown = true
  told = []
  shift = 0
})
afterEach(() => {
  model?.stop()
  vi.useRealTimers()
})

describe('a countdown', () => {
  it('COUNT-01 ticks on whole seconds, ends at zero and tells it once', () => {
    const { get } = count(2.4)
    expect(get()).toEqual({ at: 'running', left: 3 })
    vi.advanceTimersByTime(399)
    expect(get()).toEqual({ at: 'running', left: 3 })
    vi.advanceTimersByTime(1)
    expect(get()).toEqual({ at: 'running', left: 2 })
    vi.advanceTimersByTime(1999)
    expect(get()).toEqual({ at: 'running', left: 1 })
    vi.advanceTimersByTime(1)
    expect(get()).toEqual({ at: 'over' })
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual(['zero'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('COUNT-01 that was over before the page came is not shown, and tells nothing', () => {
    expect(count(-1).get()).toEqual({ at: 'over' })
    expect(told).toEqual([])
  })

  it('COUNT-01 is closed by the visitor, once, and stays away on the next page', () => {
    const { close, get } = count(60)
    close()
    close()
    expect(get()).toEqual({ at: 'closed' })
    expect(told).toEqual(['visitor'])
    expect(vi.getTimerCount()).toBe(0)
    expect(count(60).get()).toEqual({ at: 'closed' })
    expect(told).toEqual(['visitor'])
  })

  it('rests while nobody sees the page, and is right at once when they do', () => {
    const { get } = count(600)
    shown = false
    look()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(120_000)
    expect(get()).toEqual({ at: 'running', left: 600 })
    shown = true
    look()
    expect(get()).toEqual({ at: 'running', left: 480 })
    vi.advanceTimersByTime(1000)
    expect(get()).toEqual({ at: 'running', left: 479 })
  })

  it('COUNT-01 goes away on a page that was seen again after it was closed elsewhere', () => {
    const { get } = count(600)
    closed = true
    look()
    expect(get()).toEqual({ at: 'closed' })
    expect(told).toEqual([])
  })

  it('follows the clock where it turns out to be another time', () => {
    const { get } = count(600)
    shift = 601_000
    moved()
    expect(get()).toEqual({ at: 'over' })
    shift = 0
    moved()
    expect(get()).toEqual({ at: 'running', left: 600 })
  })

  it('leaves nothing running when it is stopped', () => {
    count(600).stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
