import { describe, expect, it } from 'vitest'
import type { Language } from '../../core/domain/countries'
import { createSay, type Texts } from '../../core/texts'

const texts: Texts<'count' | 'hi'> = {
  en: { count: { one: '{n} chair', other: '{n} chairs' }, hi: 'Hi {name}' },
  fr: { count: { one: '{n} chaise', other: '{n} chaises' }, hi: 'Bonjour {name}' },
  ko: { count: { one: 'never said', other: '의자 {n}개' }, hi: '{name}' },
  'zh-Hant-HK': { count: { other: '{n} 張椅子' }, hi: '{name}' },
}
const say = (language: Language) => createSay(texts, language)

describe('texts', () => {
  it.each([
    ['en', 1, '1 chair'],
    ['en', 0, '0 chairs'],
    ['en', 2, '2 chairs'],
    ['fr', 0, '0 chaise'],
    ['fr', 1, '1 chaise'],
    ['fr', 2, '2 chaises'],
    ['ko', 1, '의자 1개'],
    ['zh-Hant-HK', 1, '1 張椅子'],
  ] as const)('follow the plural of %s for %i', (language, n, words) => {
    expect(say(language)('count', { n })).toBe(words)
  })

  it('speak of many where no number is given', () => {
    expect(say('en')('count')).toBe('{n} chairs')
  })

  it('leave a blank that nobody fills, and fill none from the prototype', () => {
    expect(say('en')('hi')).toBe('Hi {name}')
    expect(createSay({ ...texts, en: { count: '', hi: '{toString}' } }, 'en')('hi', {})).toBe('{toString}')
  })

  it('fill a blank once: what fills it is words, not blanks', () => {
    expect(say('en')('hi', { name: '{n}', n: 3 })).toBe('Hi {n}')
    expect(say('en')('hi', { name: '$& $1 <b>' }), 'and no pattern either').toBe('Hi $& $1 <b>')
  })
})
