import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { next, none, type SearchEvent, type SearchState } from '../../../widgets/search/search.machine'
import type { Suggestions } from '../../../widgets/search/search.rules'

const closed: SearchState = { at: 'closed', term: '', last: undefined }
const found = (query: string): Suggestions => ({ query, groups: [], count: 3 })
const play = (...events: SearchEvent[]) => events.reduce(next, closed)

describe('the search state machine', () => {
  it('SEARCH-03 an empty term and spaces show the history', () => {
    expect(play({ type: 'opened' }).at).toBe('history')
    expect(play({ type: 'typed', term: '  ' })).toMatchObject({ at: 'history', term: '  ' })
  })

  it('SEARCH-05 Escape clears, then closes', () => {
    const cleared = play({ type: 'typed', term: 'sofa' }, { type: 'escaped' })
    expect(cleared).toMatchObject({ at: 'history', term: '' })
    expect(next(cleared, { type: 'escaped' })).toEqual(closed)
  })

  it('the previous results stay while the next ones load', () => {
    const state = play(
      { type: 'typed', term: 'sofa' },
      { type: 'answered', suggestions: found('sofa') },
      { type: 'typed', term: 'sofas' },
    )
    expect(state).toMatchObject({ at: 'searching', last: found('sofa') })
  })

  it('a response to an outdated term is dropped', () => {
    const state = play(
      { type: 'typed', term: 'sofa' },
      { type: 'typed', term: 'rug' },
      { type: 'answered', suggestions: found('sofa') },
    )
    expect(state).toMatchObject({ at: 'searching', term: 'rug', last: undefined })
    expect(next(state, { type: 'failed', query: 'sofa' })).toBe(state)
  })

  it('SEARCH-03 a cached answer is shown at once', () => {
    const answered = play({ type: 'typed', term: 'sofa' }, { type: 'answered', suggestions: found('sofa') })
    expect(next(answered, { type: 'typed', term: 'sofa ' }).at).toBe('results')
    expect(next(next(answered, { type: 'closed' }), { type: 'opened' })).toMatchObject({
      at: 'results',
      last: found('sofa'),
    })
  })

  it('SEARCH-05 the arrow keys go round the options and the field', () => {
    const open = play({ type: 'opened' })
    const walk = (...steps: (1 | -1)[]) =>
      steps.reduce((state: SearchState, by) => next(state, { type: 'moved', by, options: 2 }), open)
    expect([walk(1), walk(1, 1), walk(1, 1, 1), walk(-1)]).toMatchObject([
      { active: 0 },
      { active: 1 },
      { active: none },
      { active: 1 },
    ])
  })

  it('an arrow key opens a closed panel', () => {
    expect(next(closed, { type: 'moved', by: 1, options: 0 }).at).toBe('history')
  })

  it('no missing option is marked, and no results of another query are shown', () => {
    const term = fc.constantFrom('', ' ', 'a', 'ab', 'b ')
    const event: fc.Arbitrary<SearchEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('opened' as const, 'escaped' as const, 'closed' as const) }),
      fc.record({ type: fc.constant('typed' as const), term }),
      fc.record({ type: fc.constant('answered' as const), suggestions: term.map((query) => found(query.trim())) }),
      fc.record({ type: fc.constant('failed' as const), query: term }),
      fc.record({
        type: fc.constant('moved' as const),
        by: fc.constantFrom(1 as const, -1 as const),
        options: fc.constant(4),
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = play(...events)
        if (state.at === 'closed') return
        expect(state.active).toBeGreaterThanOrEqual(none)
        expect(state.active).toBeLessThan(4)
        if (state.at === 'results') expect(state.last.query).toBe(state.term.trim())
        if (state.at === 'searching') expect(state.term.trim()).not.toBe('')
      }),
    )
  })
})
