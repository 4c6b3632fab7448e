import { describe, expect, it } from 'vitest'
import { typedCode, typedEmail, typedEmails, typedText } from '../../../../core/base/input/typed.rules'

describe('a typed text', () => {
  it.each([
    ['\u200bAda\ufeff \u00adByron\u2060', 'Ada Byron'],
    ['소파'.normalize('NFD'), '소파'],
    ['cafe\u0301', 'café'],
    ['\u3164', ''],
    ['\u200d', ''],
    ['  12\u00a0Rue\u3000A ', '12 Rue A'],
    ['one\r\ntwo', 'one\ntwo'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u202eabc\u202c', 'abc'],
    ['½ ㎡ ＡＢ', '½ ㎡ ＡＢ'],
  ])('ADDR-01 %j is %j', (given, expected) => {
    expect(typedText(given)).toBe(expected)
    expect(typedText(expected)).toBe(expected)
  })
})

it.each([
  ['９０２１０', '90210'],
  ['１０–１１', '10-11'],
  [' SAVE\u200b 10 ', 'SAVE 10'],
  ['a\u200db', 'ab'],
])('ADDR-01 the code %j is %j', (given, expected) => {
  expect(typedCode(given)).toBe(expected)
})

it.each([
  ['\u200bana@example.com', 'ana@example.com'],
  ['ana＠example．com', 'ana@example.com'],
  ['ana@example。com', 'ana@example.com'],
  ['mailto:ana@example.com?subject=Sofa', 'ana@example.com'],
  ['Ana Lee <ana@example.com>', 'ana@example.com'],
  ['"Lee, Ana" <ana@example.com>;', 'ana@example.com'],
  ['<mailto:ana@example.com>,', 'ana@example.com'],
  ['ana@example.com,', 'ana@example.com'],
  ['ana', 'ana'],
  ['', ''],
])('EMAIL-02 the address %j is %j', (given, expected) => {
  expect(typedEmail(given)).toBe(expected)
  expect(typedEmail(expected)).toBe(expected)
})

it.each([
  ['ana@example.com; Bo <bo@example.com>', ['ana@example.com', 'bo@example.com']],
  ['ana@example.com bo@example.com', ['ana@example.com', 'bo@example.com']],
  ['ana@example.com,\nbo@example.com,', ['ana@example.com', 'bo@example.com']],
  ['Ana Lee <ana@example.com>', ['ana@example.com']],
  ['ana@', ['ana@']],
  [' , ', []],
])('MAILCART-01 the list %j has the addresses %j', (given, expected) => {
  expect(typedEmails(given)).toEqual(expected)
})
