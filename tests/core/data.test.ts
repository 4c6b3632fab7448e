import { safeParse } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { loveItems, loveSet, loveValidate } from '../../core/contract/love'
import { searchAnswer } from '../../core/contract/search'
import { ownCopy, parseOwnJson } from '../../core/own-json'
import { safeUrl } from '../../core/safe-url'
import { createSay } from '../../core/texts'

const prototype = Object.prototype as Record<string, unknown>

describe('answers from elsewhere', () => {
  afterEach(() => {
    for (const name of ['cnt', 'items', 'validate', 'results']) delete prototype[name]
  })

  it('what a page puts on Object.prototype never passes for a field', () => {
    Object.assign(prototype, { cnt: 3, items: [], validate: true, results: [] })
    expect(safeParse(loveSet.answer, parseOwnJson('{}')).success).toBe(false)
    expect(safeParse(loveItems.answer, parseOwnJson('{}')).success).toBe(false)
    expect(safeParse(searchAnswer, parseOwnJson('{}')).success).toBe(false)
    expect(safeParse(loveSet.answer, JSON.parse('{}')).success, 'the control: without our copy it does pass').toBe(true)
    expect(safeParse(loveSet.answer, parseOwnJson('{"cnt": 4}'))).toMatchObject({ success: true, output: { cnt: 4 } })
  })

  it('a field called __proto__ is a field and nothing else', () => {
    const copy = parseOwnJson('{"__proto__": {"cnt": 1}}') as object
    expect(Object.getPrototypeOf(copy)).toBeNull()
    expect('cnt' in copy).toBe(false)
  })

  it('nesting without end is refused', () => {
    expect(() => parseOwnJson('['.repeat(5000) + ']'.repeat(5000))).toThrow(RangeError)
    expect(() => ownCopy({ a: { b: [1, 'x', null, true] } })).not.toThrow()
  })

  it.each([
    [{ cnt: 4 }, 4],
    [{ cnt: '4' }, 4],
    [{ cnt: 0 }, 0],
  ])('LOVE-01 a count may be written as PHP writes it: %j', (body, cnt) => {
    expect(safeParse(loveSet.answer, ownCopy(body))).toMatchObject({ success: true, output: { cnt } })
  })

  it.each([{}, { cnt: 'many' }, { cnt: -1 }, { cnt: 1.5 }, { cnt: null }, [], 'cnt', null])(
    'LOVE-04 a count of another shape is refused: %j',
    (body) => {
      expect(safeParse(loveSet.answer, ownCopy(body)).success).toBe(false)
    },
  )

  it.each([
    [{ validate: true, html: '<form>' }, true],
    [{ validate: 1, html: null }, true],
    [{ validate: '1' }, true],
    [{ validate: 0 }, false],
  ])('LOVE-02 whether to ask may be written as PHP writes it: %j', (body, validate) => {
    expect(safeParse(loveValidate.answer, ownCopy(body))).toMatchObject({ success: true, output: { validate } })
  })

  it('LOVE-01 the query carries op, nid, and address and wish only when there is an address', () => {
    expect(loveSet.query({ nid: 5, loved: true, email: 'a@b.co', subscribe: true })).toEqual({
      op: 'add',
      nid: '5',
      email: 'a@b.co',
      subscribe: '1',
    })
    expect(loveSet.query({ nid: 5, loved: false })).toEqual({ op: 'remove', nid: '5' })
  })

  it('SEARCH-07 fields of a wrong type read as empty, a hit without an objectID spoils the answer', () => {
    const one = (hit: object) => safeParse(searchAnswer, ownCopy({ results: [{ hits: [hit], nbHits: 1 }] }))
    expect(one({ objectID: 'A-1', title: 7, prices: 'none', nid: 12, language: null })).toMatchObject({
      success: true,
      output: { results: [{ hits: [{ title: '', prices: undefined, nid: '12', language: 'und' }] }] },
    })
    expect(one({ title: 'x' }).success).toBe(false)
  })
})

describe('links that came as data', () => {
  it.each(['/product/x', 'product/x', 'https://shop.example/x', 'http://a.b', '?q=1', '#top', '//cdn.example/x.webp'])(
    '%s may be followed',
    (url) => {
      expect(safeUrl(url)).toMatch(/^https?:/)
    },
  )
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
    'filesystem:https://a/b',
    'about:blank',
    'mailto:a@b.co',
    'intent://x',
    '',
    '   ',
    'http://',
    'https://[',
    'view-source:https://a',
  ])('%j may not', (url) => {
    expect(safeUrl(url)).toBeUndefined()
  })
})

describe('texts', () => {
  const say = (language: 'en' | 'ko') =>
    createSay(
      {
        en: { n: { one: '{n} chair', other: '{n} chairs' }, hi: 'Hi {name}' },
        fr: { n: '', hi: '' },
        ko: { n: '의자 {n}개', hi: '' },
        'zh-Hant-HK': { n: '', hi: '' },
      },
      language,
    )
  it('follow the plural of their language', () => {
    expect([say('en')('n', { n: 1 }), say('en')('n', { n: 0 }), say('ko')('n', { n: 1 })]).toEqual([
      '1 chair',
      '0 chairs',
      '의자 1개',
    ])
  })
  it('leave a blank that nobody fills, and fill none from the prototype', () => {
    expect(say('en')('hi')).toBe('Hi {name}')
    expect(say('en')('hi', { name: '{n}' })).toBe('Hi {n}')
  })
})
