import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LoveEvent, type LoveState, next } from '../../../widgets/love/love.machine'

const resting: LoveState = { at: 'resting', error: undefined }
const asking: LoveState = { at: 'asking', html: '<form></form>', wrong: 0 }

describe('a heart', () => {
  it('LOVE-01 saves at once for a customer', () => {
    expect(next(resting, { type: 'pressed', ask: false })).toEqual({ at: 'saving' })
  })

  it('LOVE-02 asks the server first for an anonymous visitor', () => {
    expect(next(resting, { type: 'pressed', ask: true })).toEqual({ at: 'checking' })
  })

  it('LOVE-02 opens the modal only when the server says that an address is wanted', () => {
    const checked = { type: 'checked', html: '<form></form>' } as const
    expect(next({ at: 'checking' }, { ...checked, validate: true })).toEqual(asking)
    expect(next({ at: 'checking' }, { ...checked, validate: false })).toEqual({ at: 'saving' })
  })

  it('LOVE-02 keeps the modal open over a wrong address and goes on with a right one', () => {
    expect(next(asking, { type: 'submitted', valid: false })).toEqual({ ...asking, wrong: 1 })
    expect(next({ ...asking, wrong: 1 }, { type: 'submitted', valid: false })).toEqual({ ...asking, wrong: 2 })
    expect(next(asking, { type: 'submitted', valid: true })).toEqual({ at: 'saving' })
  })

  it('LOVE-02 loves all the same when the modal is closed', () => {
    expect(next(asking, { type: 'closed' })).toEqual({ at: 'saving' })
  })

  it('LOVE-04 rests again after a failure and remembers it', () => {
    expect(next({ at: 'saving' }, { type: 'failed', error: 'failed' })).toEqual({ at: 'resting', error: 'failed' })
  })

  it('never saves twice for one wish, whatever comes in between', () => {
    const event: fc.Arbitrary<LoveEvent> = fc.oneof(
      fc.record({ type: fc.constant('pressed' as const), ask: fc.boolean() }),
      fc.record({ type: fc.constant('checked' as const), validate: fc.boolean(), html: fc.constant('') }),
      fc.record({ type: fc.constant('submitted' as const), valid: fc.boolean() }),
      fc.record({ type: fc.constantFrom('closed' as const, 'saved' as const) }),
      fc.constant({ type: 'failed', error: 'failed' } as const),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: LoveState = resting
        for (const one of events) {
          const after = next(state, one)
          if (after.at === 'saving' && state.at !== 'saving')
            expect(['resting', 'checking', 'asking']).toContain(state.at)
          if (state.at === 'saving' && after !== state) expect(after.at).toBe('resting')
          state = after
        }
      }),
    )
  })
})
