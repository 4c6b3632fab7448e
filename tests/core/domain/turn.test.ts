import { describe, expect, it } from 'vitest'
import { coolDown, mustWait, type Situation } from '../../../core/domain/turn'

const quiet: Situation = { held: undefined, standing: false, typing: undefined, speaking: undefined, last: undefined }

describe('a turn to speak', () => {
  it('is anybody’s where nothing is going on', () => {
    expect(mustWait('popup', quiet)).toBeUndefined()
  })

  it('is nobody’s during a payment, over another dialog, beside another voice or while somebody writes', () => {
    expect(mustWait('expiry', { ...quiet, held: 'a payment is under way' })).toBe('a payment is under way')
    expect(mustWait('expiry', { ...quiet, standing: true })).toBe('another dialog is open')
    expect(mustWait('expiry', { ...quiet, speaking: 'popup' })).toBe('the popup speaks')
    expect(mustWait('expiry', { ...quiet, typing: 'keys' })).toBe('the visitor is typing')
  })

  it('is not a popup’s while the visitor is in a field; an order that runs out does not wait for that', () => {
    expect(mustWait('popup', { ...quiet, typing: 'field' })).toBe('the visitor is typing')
    expect(mustWait('expiry', { ...quiet, typing: 'field' })).toBeUndefined()
  })

  it('comes 30 seconds after the same voice or a more urgent one, and at once after a less urgent one', () => {
    const since = (ago: number): Situation => ({ ...quiet, last: { voice: 'cover', ago } })
    expect(mustWait('cover', since(coolDown - 1))).toBe('the cover spoke less than 30 s ago')
    expect(mustWait('popup', since(coolDown - 1))).toBe('the cover spoke less than 30 s ago')
    expect(mustWait('expiry', since(0))).toBeUndefined()
    expect(mustWait('cover', since(coolDown))).toBeUndefined()
  })
})
