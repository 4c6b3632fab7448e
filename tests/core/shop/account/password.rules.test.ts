import { describe, expect, it } from 'vitest'
import { isPassword, passwordMinimum, passwordsMatch } from '../../../../core/shop/account/password.rules'

describe('a password', () => {
  it.each([
    ['', false],
    ['1234', false],
    ['12345', true],
    ['     ', true],
    ['a long one with blanks', true],
  ])('VALID-01 whether %j is long enough: %s', (text, isOne) => {
    expect(isPassword(text)).toBe(isOne)
    expect(passwordMinimum).toBe(5)
  })

  it.each([
    ['12345', '12345', true],
    ['12345', '12345 ', false],
    ['Secret', 'secret', false],
    ['', '', true],
  ])('VALID-01 whether %j and %j match: %s', (password, repeated, match) => {
    expect(passwordsMatch(password, repeated)).toBe(match)
  })
})
