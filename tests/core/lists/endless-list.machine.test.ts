import { describe, expect, it } from 'vitest'
import { type ListEvent, type ListProgress, next } from '../../../core/lists/endless-list.machine'
import { maxInARow } from '../../../core/lists/endless-list.rules'

const idle: ListProgress = { at: 'idle', inARow: 0, loaded: 0 }
const scrolled: ListEvent = { type: 'scrolled', isAtFoot: false }
const arrived: ListEvent = { type: 'arrived', isLast: false }
const stateAfter = (...events: readonly ListEvent[]) => events.reduce(next, idle)

describe('a listing', () => {
  it('LIST-02 is busy from the request until the height of the page has settled', () => {
    expect(stateAfter(scrolled).at).toBe('loading')
    expect(stateAfter(scrolled, scrolled)).toEqual(stateAfter(scrolled))
    expect(stateAfter(scrolled, arrived).at).toBe('settling')
    expect(stateAfter(scrolled, arrived, scrolled).at).toBe('settling')
    expect(stateAfter(scrolled, arrived, { type: 'settled' }).at).toBe('idle')
  })

  it('LIST-02 is locked after the last page, also for a press', () => {
    const locked = stateAfter(scrolled, { type: 'arrived', isLast: true })
    expect(locked.at).toBe('locked')
    for (const event of [scrolled, { type: 'pressed' }, arrived, { type: 'failed' }, { type: 'settled' }] as const)
      expect(next(locked, event)).toBe(locked)
  })

  it('LIST-02 after five pages by scrolling, only a press loads the next one at the foot of the page', () => {
    let state: ListProgress = idle
    for (let n = 0; n < maxInARow; n++)
      for (const event of [scrolled, arrived, { type: 'settled' }] as const) state = next(state, event)
    expect(state).toEqual({ at: 'idle', inARow: 5, loaded: 5 })
    expect(next(state, { ...scrolled, isAtFoot: true })).toBe(state)
    expect(next(state, scrolled), 'in the list').toMatchObject({ at: 'loading', inARow: 6 })
    const asked = next(state, { type: 'pressed' })
    expect(asked).toMatchObject({ at: 'loading', inARow: 0 })
  })

  it('a press loads at once, but not twice', () => {
    expect(stateAfter(scrolled, arrived, { type: 'pressed' }).at).toBe('loading')
    const loading = stateAfter({ type: 'pressed' })
    expect(next(loading, { type: 'pressed' })).toBe(loading)
  })

  it('LIST-02 a page that failed is requested again by a press only', () => {
    const failed = stateAfter(scrolled, { type: 'failed' })
    expect(failed.at).toBe('failed')
    expect(next(failed, scrolled)).toBe(failed)
    expect(next(failed, { type: 'pressed' }).at).toBe('loading')
  })

  it('ignores an answer that it does not wait for', () => {
    expect(next(idle, arrived)).toBe(idle)
    expect(next(idle, { type: 'failed' })).toBe(idle)
    expect(next(idle, { type: 'settled' })).toBe(idle)
  })
})
