import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LoveEvent, type LoveState, next } from '../../../widgets/love/love.machine'

const idle: LoveState = { at: 'idle', error: undefined }
const asking: LoveState = { at: 'asking', html: '<form></form>', isSending: false, error: undefined }
const sending: LoveState = { ...asking, isSending: true }

describe('the state machine of a heart', () => {
  it('LOVE-01 a customer’s press saves at once', () => {
    expect(next(idle, { type: 'pressed', needsCheck: false })).toEqual({ at: 'saving' })
  })

  it('LOVE-02 an anonymous visitor’s press asks the server first', () => {
    expect(next(idle, { type: 'pressed', needsCheck: true })).toEqual({ at: 'checking' })
  })

  it('LOVE-02 the dialog opens only if the server requires an address', () => {
    const checked = { type: 'checked', html: '<form></form>' } as const
    expect(next({ at: 'checking' }, { ...checked, validate: true })).toEqual(asking)
    expect(next({ at: 'checking' }, { ...checked, validate: false })).toEqual({ at: 'saving' })
  })

  it('LOVE-02 an invalid address keeps the dialog open, a valid one continues', () => {
    const invalid = next(asking, { type: 'submitted', valid: false })
    expect(invalid).toEqual({ ...asking, error: 'wrongEmail' })
    // The focus moves to the field again.
    expect(next(invalid, { type: 'submitted', valid: false })).not.toBe(invalid)
    expect(next(invalid, { type: 'submitted', valid: true })).toEqual(sending)
  })

  it('LOVE-02 the dialog stays until the shop has accepted the form', () => {
    expect(next(sending, { type: 'submitted', valid: true })).toBe(sending)
    expect(next(sending, { type: 'failed', error: 'failed' })).toEqual({ ...asking, error: 'failed' })
    expect(next(sending, { type: 'saved' })).toEqual(idle)
    expect(next(sending, { type: 'closed' })).toEqual({ at: 'saving' })
  })

  it('LOVE-02 closing the dialog loves the product too', () => {
    expect(next(asking, { type: 'closed' })).toEqual({ at: 'saving' })
  })

  it('LOVE-04 a failure is remembered, and the heart rests again', () => {
    expect(next({ at: 'saving' }, { type: 'failed', error: 'failed' })).toEqual({ at: 'idle', error: 'failed' })
  })

  it('one press never saves twice, whatever happens in between', () => {
    const event: fc.Arbitrary<LoveEvent> = fc.oneof(
      fc.record({ type: fc.constant('pressed' as const), needsCheck: fc.boolean() }),
      fc.record({ type: fc.constant('checked' as const), validate: fc.boolean(), html: fc.constant('') }),
      fc.record({ type: fc.constant('submitted' as const), valid: fc.boolean() }),
      fc.record({ type: fc.constantFrom('closed' as const, 'saved' as const) }),
      fc.constant({ type: 'failed', error: 'failed' } as const),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: LoveState = idle
        for (const one of events) {
          const after = next(state, one)
          if (after.at === 'saving' && state.at !== 'saving') expect(['idle', 'checking', 'asking']).toContain(state.at)
          if (state.at === 'saving' && after !== state) expect(after.at).toBe('idle')
          state = after
        }
      }),
    )
  })
})
