import { describe, expect, it } from 'vitest'
import { countries } from '../core/base/country/countries.rules'
import { parseTime } from '../core/base/country/parse-time.rules'
import { shopDayAt } from '../core/base/country/shop-day.rules'
import { renameAttributes } from '../core/base/input/html-tags'
import { maskAddresses } from '../core/base/input/mask-emails'
import { parseOwnJson } from '../core/base/input/own-json'
import { typedCode, typedEmail, typedEmails, typedText } from '../core/base/input/typed.rules'
import { addressFieldError } from '../core/shop/address/address.rules'
import { addressFields, normalForm } from '../core/shop/address/address-input.rules'
import { looksLikePOBox } from '../core/shop/address/po-box.rules'
import { isEmail, isFormEmail, isOrderEmail } from '../core/shop/contacts/email.rules'
import { cardErrors } from '../core/shop/order/bank-card.rules'
import { readAids } from '../core/shop/product/models.rules'
import { patternsIn, unknownPatterns } from '../tools/check/architecture/patterns'
import { readProject } from '../tools/check/architecture/source'
import { growth, pumped } from './growth'

const project = readProject()

/** Files whose regular expressions only ever read short texts, each with what they read. */
const bounded: Readonly<Record<string, string>> = {
  'core/base/country/money.rules.ts': 'the digits of a number',
}
const patterns = patternsIn(project).filter(({ path }) => !Object.hasOwn(bounded, path))

/** Short texts from which slow inputs are built: the words and signs of a pattern, and characters that it may not match. */
function piecesOf(text: string): string[] {
  const body = text.slice(1, text.lastIndexOf('/'))
  const plain = body.replace(/\\[a-z]|\(\?[=!:<]+/gi, ' ')
  const words = plain.match(/[a-zé]{2,}/gi) ?? []
  const signs = [...plain.replace(/[\w\\()|?*+^$\s[\]{}]/g, '')]
  return [...new Set([' ', 'a', '1', ...signs, ...words])].slice(0, 9)
}

/** The first input, built of a pattern's own pieces, on which it is slow. */
function slowOn(text: string): string | undefined {
  const pattern = new RegExp(text.slice(1, text.lastIndexOf('/')), text.slice(text.lastIndexOf('/') + 1))
  const run = (long: string) => {
    pattern.lastIndex = 0
    return long.replace(pattern, '')
  }
  const pieces = piecesOf(text)
  const pumps = pieces.flatMap((one) => [one, ...pieces.filter((other) => other !== one).map((other) => one + other)])
  for (const head of ['', ...pieces.filter((piece) => piece.length > 1)])
    for (const pump of pumps)
      for (const tail of ['', '!'])
        if (growth(run, pumped(pump, head, tail), 28_000) > 10) return `${head}${pump}…${tail}`
  return undefined
}

describe('the time to read a long text', () => {
  it.each(patterns)(
    'COVER-02 grows in proportion to its length for each regular expression: $path $text',
    ({ text }) => {
      expect(slowOn(text)).toBeUndefined()
    },
  )

  it('COVER-02 is tested for all regular expressions: only one, of the widgets’ names, is created at run time', () => {
    expect(unknownPatterns(project).map(({ path }) => path)).toEqual(['loader/loader.ts'])
    expect(patterns.length).toBeGreaterThan(35)
  })

  it('COVER-02 a regular expression whose time grows with the square of the length is found', () => {
    const slow = patternsIn(new Map([['core/slow.ts', 'export const end = /a+$/\nexport const one = /a/']]))
    expect(slow.map(({ text }) => slowOn(text))).toEqual([expect.any(String)])
  })

  it('COVER-02 a function whose time grows with the square of the length is found', () => {
    const slow = (text: string) => [...text].every((_, at) => at % 2 || text.indexOf('!', at) < 0)
    expect(growth(slow, pumped('a'), 500_000)).toBeGreaterThan(10)
  })

  it.each<[string, (text: string) => unknown, readonly (readonly [pump: string, head?: string, tail?: string])[]]>([
    [
      'HTML',
      (html) => renameAttributes(html, (name) => name),
      [['<a '], ['<a'], ['a=x ', '<a '], ['"', '<a '], ['<!--'], ["<a b='"], ['= ', '<a '], ['<a b="c" d=e>f</a>']],
    ],
    ['JSON', parseOrUndefined, [['['], ['1,', '['], ['{"a":'], ['\\u0041', '"'], [' ']]],
    ['a tracked text', maskAddresses, [['a'], ['a@'], ['%25'], ['a%2540'], ['@'], ['ada@home.example ']]],
    [
      'an address',
      (text) => [isEmail, isOrderEmail, isFormEmail].map((is) => is(typedEmail(text))),
      [['a'], ['a@'], ['a.', 'a@'], ['@.']],
    ],
    [
      'what is typed',
      (text) => [typedText, typedCode, typedEmail, typedEmails].map((read) => read(text)),
      [[' '], [' ', 'a', 'b'], ['"'], ['<'], ['<a>'], [',', 'a', 'b'], ['a '], ['\u200b'], ['a\u0301']],
    ],
    [
      'a street',
      looksLikePOBox,
      ['p', 'po', 'g', 'pob', 'post', 'post office', 'post box', 'c', 'c.p.', 'boite', 'box', 'case'].flatMap((head) =>
        [' ', '.', '-', '. -', head, `${head} `].map((pump) => [pump, head, '!'] as const),
      ),
    ],
    [
      'the inputs of an address',
      (text) => {
        for (const { code } of countries)
          for (const field of addressFields) {
            addressFieldError(code, field, text, { zones: 8, postalCodes: ['2000-2234'] })
            normalForm(code, field, text)
          }
      },
      ['po ', ' ', '1-', 'P O B ', '(', 'é'].map((pump) => [pump, 'x', 'x'] as const),
    ],
    [
      'the inputs of a card',
      (text) =>
        cardErrors(
          { owner: text, number: text, month: text, year: text, cvv: text },
          shopDayAt(Date.UTC(2026, 10, 21)),
        ),
      [[' 4', '', '!']],
    ],
    [
      'a query',
      readAids,
      [
        ['aid[1]=2&', '?'],
        ['aid[', '?'],
        ['%5B', '?aid'],
        ['&', '?'],
      ],
    ],
    ['a time', parseTime, [['2'], ['2026-11-30 '], [' '], ['.1Z', '2026-11-30T10:00:00']]],
  ])('COVER-02 grows in proportion to its length for %s', (_, run, texts) => {
    for (const [pump, head, tail] of texts)
      expect(growth(run, pumped(pump, head, tail)), `${head ?? ''}${pump}…${tail ?? ''}`).toBeLessThan(10)
  })
})

function parseOrUndefined(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch {
    return undefined
  }
}
