import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../core/base/country/countries.rules'
import { createTextLookup, type Texts } from '../../../../core/base/texts/texts'

const texts: Texts<'count' | 'hi'> = {
  en: { count: { one: '{n} chair', other: '{n} chairs' }, hi: 'Hi {name}' },
  fr: { count: { one: '{n} chaise', other: '{n} chaises' }, hi: 'Bonjour {name}' },
  ko: { count: { one: 'never said', other: '의자 {n}개' }, hi: '{name}' },
  'zh-Hant-HK': { count: { other: '{n} 張椅子' }, hi: '{name}' },
}
const t = (language: Language) => createTextLookup(texts, language)

describe('the text lookup', () => {
  it.each([
    ['en', 1, '1 chair'],
    ['en', 0, '0 chairs'],
    ['en', 2, '2 chairs'],
    ['fr', 0, '0 chaise'],
    ['fr', 1, '1 chaise'],
    ['fr', 2, '2 chaises'],
    ['ko', 1, '의자 1개'],
    ['zh-Hant-HK', 1, '1 張椅子'],
  ] as const)('uses the plural form of %s for %i', (language, n, words) => {
    expect(t(language)('count', { n })).toBe(words)
  })

  it('isolates a text on a page from right to left, so that its punctuation stays at its end', () => {
    document.dir = 'rtl'
    const text = t('en')('hi', { name: 'Ada.' })
    document.dir = ''
    expect(text).toBe('\u2066Hi Ada.\u2069')
  })

  it('uses the form for many without a number', () => {
    expect(t('en')('count')).toBe('{n} chairs')
  })

  it('keeps an unknown placeholder, and ignores Object.prototype', () => {
    expect(t('en')('hi')).toBe('Hi {name}')
    expect(createTextLookup({ ...texts, en: { count: '', hi: '{toString}' } }, 'en')('hi', {})).toBe('{toString}')
  })

  it('replaces each placeholder once, not inside inserted values', () => {
    expect(t('en')('hi', { name: '{n}', n: 3 })).toBe('Hi {n}')
    expect(t('en')('hi', { name: '$& $1 <b>' }), 'and no pattern either').toBe('Hi $& $1 <b>')
  })
})
