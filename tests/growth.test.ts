import { describe, expect, it } from 'vitest'
import { isEmail, isFormEmail, isOrderEmail } from '../core/domain/email'
import { maskAddresses } from '../core/domain/mask-addresses'
import { readAids } from '../core/domain/models'
import { looksLikePOBox } from '../core/domain/po-box'
import { timeOf } from '../core/domain/time-of'
import { renameAttributes } from '../core/html-tags'
import { parseOwnJson } from '../core/own-json'
import { patternsIn, unknownPatterns } from '../tools/architecture/patterns'
import { readProject } from '../tools/architecture/source'
import { growth, pumped } from './growth'

const project = readProject()

/** Where what is read is short whoever wrote it. */
const bounded: Readonly<Record<string, string>> = {
  'core/domain/money.ts': 'the digits of a number',
}
const patterns = patternsIn(project).filter(({ path }) => !Object.hasOwn(bounded, path))

/** What makes a pattern try again and again is made of what it looks for, and of what it does not. */
function piecesOf(text: string): string[] {
  const body = text.slice(1, text.lastIndexOf('/'))
  const plain = body.replace(/\\[a-z]|\(\?[=!:<]+/gi, ' ')
  const words = plain.match(/[a-zé]{2,}/gi) ?? []
  const signs = [...plain.replace(/[\w\\()|?*+^$\s[\]{}]/g, '')]
  return [...new Set([' ', 'a', '1', ...signs, ...words])].slice(0, 9)
}

/** The first text of a pattern's own pieces on which it is slow. */
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
        if (growth(run, pumped(pump, head, tail), 20_000) > 10) return `${head}${pump}…${tail}`
  return undefined
}

describe('a long text', () => {
  it.each(patterns)(
    'COVER-02 is read once by each regular expression, whatever it is made of: $path $text',
    ({ text }) => {
      expect(slowOn(text)).toBeUndefined()
    },
  )

  it('COVER-02 is read by no regular expression that is put together as it runs, but for the names of our own widgets', () => {
    expect(unknownPatterns(project).map(({ path }) => path)).toEqual(['loader/widget-tag.ts'])
    expect(patterns.length).toBeGreaterThan(35)
  })

  it('COVER-02 that a regular expression would read once for each of its characters is found', () => {
    const planted = patternsIn(new Map([['core/planted.ts', 'export const end = /a+$/\nexport const one = /a/']]))
    expect(planted.map(({ text }) => slowOn(text))).toEqual([expect.any(String)])
  })

  it('COVER-02 that a function reads once for each of its characters is found', () => {
    const planted = (text: string) => [...text].every((_, at) => at % 2 || text.indexOf('!', at) < 0)
    expect(growth(planted, pumped('a'), 400_000)).toBeGreaterThan(10)
  })

  it.each<[string, (text: string) => unknown, readonly (readonly [string, string?])[]]>([
    [
      'HTML',
      (html) => renameAttributes(html, (name) => name),
      [['<a '], ['<a'], ['a=x ', '<a '], ['"', '<a '], ['<!--'], ["<a b='"], ['= ', '<a '], ['<a b="c" d=e>f</a>']],
    ],
    ['JSON', parseTried, [['['], ['1,', '['], ['{"a":'], ['\\u0041', '"'], [' ']]],
    ['what is told', maskAddresses, [['a'], ['a@'], ['%25'], ['a%2540'], ['@'], ['ada@home.example ']]],
    [
      'an address',
      (text) => [isEmail, isOrderEmail, isFormEmail].map((is) => is(text)),
      [['a'], ['a@'], ['a.', 'a@'], ['@.']],
    ],
    ['a street', looksLikePOBox, [['p'], ['p '], ['post '], ['p.o.'], [' '], ['case ']]],
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
    ['a time', timeOf, [['2'], ['2026-11-30 '], [' '], ['.1Z', '2026-11-30T10:00:00']]],
  ])('COVER-02 is read once where it is %s', (_, run, texts) => {
    for (const [pump, head] of texts) expect(growth(run, pumped(pump, head)), `${head ?? ''}${pump}…`).toBeLessThan(10)
  })
})

function parseTried(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch {
    return undefined
  }
}
