import { describe, expect, it } from 'vitest'
import { isMessage, messageMaximum } from '../../../../core/shop/contacts/message.rules'

describe('a message', () => {
  it.each([
    [0, true],
    [5000, true],
    [5001, false],
  ])('VALID-01 whether one of %i characters can be sent: %s', (length, canBe) => {
    expect(isMessage('a'.repeat(length))).toBe(canBe)
    expect(messageMaximum).toBe(5000)
  })
})
