import { describe, expect, it } from 'vitest'
import type { Typed } from '../../../../core/base/input/typed.rules'
import { isEmail, isFormEmail, isOrderEmail } from '../../../../core/shop/contacts/email.rules'

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neil@example.ie",
    'ü@exämple.de',
    '한국@예시.한국',
    'a_b-c@x-y.example',
    '1@2.34',
    `${'a'.repeat(249)}@b.co`,
  ])('%s is valid', (text) => {
    expect(isEmail(text as Typed)).toBe(true)
  })

  it.each([
    '',
    ' ',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@@b.co',
    'a@b@c.de',
    'a b@c.de',
    ' a@b.co',
    'a@b.co\n',
    'a@b.co,c@d.ef',
    'a@b.co;c@d.ef',
    '<a@b.co>',
    'Ann <a@b.co>',
    '"a"@b.co',
    'a\\@b.co',
    'a@[127.0.0.1]',
    'a@b.co\r\nBcc: all@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('%j is invalid', (text) => {
    expect(isEmail(text as Typed)).toBe(false)
  })

  it('is validated fast for a long row of dots', () => {
    expect(isEmail(`a@${'a.'.repeat(120)}!` as Typed)).toBe(true)
    expect(isEmail(`a@${'.'.repeat(250)}` as Typed)).toBe(false)
    expect(isEmail(`${'a@'.repeat(126)}` as Typed)).toBe(false)
  })
})

describe('the top-level domain of an e-mail address', () => {
  it.each<[string, boolean, boolean]>([
    ['ann@example.ca', true, true],
    ['ann@example.com', true, true],
    ['ann@example.co.uk', true, true],
    ['ann@shop.info', true, true],
    ['ANN@EXAMPLE.COM', true, true],
    ['한국@예시.한국', true, true],
    ['ann@shop.store', false, true],
    ['ann@shop.museum', false, true],
    ['ann@shop.digital', false, false],
    ['ann@shop.x', false, false],
    ['ann@10.0.0.12', false, false],
    ['ann@example.c-m', false, false],
    ['ann@example', false, false],
    ['ann@@example.com', false, false],
    ['', false, false],
    [' ann@example.com', false, false],
    ['ann@example.com.', false, false],
  ])('EMAIL-02 %j is valid for an order: %s, and in a form: %s', (text, order, form) => {
    expect([isOrderEmail(text as Typed), isFormEmail(text as Typed)]).toEqual([order, form])
  })
})
