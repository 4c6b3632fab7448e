import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CountdownDeps, createCountdownModel } from '../../../widgets/countdown/countdown.model'

const start = 1_000_000
let closed: boolean
let shown: boolean
let publishedFacts: string[]
let shift = 0
let firePageVisibility: () => void
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
      save: () => {
        closed = true
      },
      watch: () => () => {},
    },
    watchPage(listener) {
      firePageVisibility = listener
      return () => {}
    },
    isPageShown: () => shown,
    publish: ({ by }) => publishedFacts.push(by),
    ...more,
  })
  return model
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  closed = false
  shown = true
  publishedFacts = []
  shift = 0
})
afterEach(() => {
  model?.stop()
  vi.useRealTimers()
})

describe('the countdown model', () => {
  it('COUNT-01 the countdown ticks on whole seconds, ends at zero and publishes that once', () => {
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
    expect(publishedFacts).toEqual(['zero'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('COUNT-01 a countdown that was over on load is not shown, and publishes nothing', () => {
    expect(count(-1).get()).toEqual({ at: 'over' })
    expect(publishedFacts).toEqual([])
  })

  it('COUNT-01 a visitor closes the countdown once, and it stays hidden on the next page', () => {
    const { close, get } = count(60)
    close()
    close()
    expect(get()).toEqual({ at: 'closed' })
    expect(publishedFacts).toEqual(['visitor'])
    expect(vi.getTimerCount()).toBe(0)
    expect(count(60).get()).toEqual({ at: 'closed' })
    expect(publishedFacts).toEqual(['visitor'])
  })

  it('the countdown does not tick while the page is hidden, and is right when it becomes visible', () => {
    const { get } = count(600)
    shown = false
    firePageVisibility()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(120_000)
    expect(get()).toEqual({ at: 'running', left: 600 })
    shown = true
    firePageVisibility()
    expect(get()).toEqual({ at: 'running', left: 480 })
    vi.advanceTimersByTime(1000)
    expect(get()).toEqual({ at: 'running', left: 479 })
  })

  it('COUNT-01 a countdown closed elsewhere is hidden when the page becomes visible', () => {
    const { get } = count(600)
    closed = true
    firePageVisibility()
    expect(get()).toEqual({ at: 'closed' })
    expect(publishedFacts).toEqual([])
  })

  it('the countdown follows a corrected clock', () => {
    const { get } = count(600)
    shift = 601_000
    moved()
    expect(get()).toEqual({ at: 'over' })
    shift = 0
    moved()
    expect(get()).toEqual({ at: 'running', left: 600 })
  })

  it('no timer or listener is left after the model is stopped', () => {
    count(600).stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
