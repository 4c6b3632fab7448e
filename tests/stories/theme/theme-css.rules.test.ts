import { describe, expect, it } from 'vitest'
import { fromAddress, toAddress } from '../../../stories/theme/address.rules'
import { readTheme, themeCss } from '../../../stories/theme/theme-css.rules'
import { readTokens } from '../../../stories/theme/tokens.rules'
import { chosen, fieldsOf, problemOf, type Supports } from '../../../stories/theme/values.rules'

const tokens = readTokens(`
  --_ink: var(--rove-color-ink, light-dark(#111, #eee)); /* text */
  --_soft: var(--rove-color-soft-ink, color-mix(in srgb, var(--_ink) 75%, transparent)); /* hints */
  --_radius: var(--rove-radius, 2px); /* corners */
  --_font: var(--rove-font-text, inherit); /* text */
  --_shadow: var(--rove-shadow-float, 0 1px light-dark(red, blue)); /* shadow */`)
const fields = tokens.flatMap(fieldsOf)
/** A browser that knows a few values. */
const supports: Supports = (property, value) =>
  ({
    color: /^(#[\da-f]+|red|currentcolor)$/,
    'inline-size': /^\d+(px|rem)?$/,
    'font-family': /./,
    'box-shadow': /px/,
  })[property]?.test(value) ?? false

/** The problem of a text in a field. */
const problem = (id: string, text: string) => {
  const field = fields.find((one) => one.id === id)
  return field && problemOf(field, text, supports)
}

describe('a value', () => {
  it.each([
    ['--rove-color-ink:dark', 'reddish', 'a colour'],
    ['--rove-color-ink:light', 'inherit', 'a colour'],
    ['--rove-color-ink:light', 'var(--brand)', 'variables of your page have no value here'],
    ['--rove-color-ink:light', 'red/*', 'without ; { } \\ and comments'],
    ['--rove-font-text', 'Georgia; color: red', 'without ;'],
    ['--rove-font-text', '"Georgia', 'without ;'],
    ['--rove-radius', 'calc(1px', 'without ;'],
    ['--rove-radius', '1px)(', 'without ;'],
    ['--rove-radius', '2em', 'a length'],
    ['--rove-radius', '0', '0px'],
    ['--rove-font-text', 'a'.repeat(201), 'At most 200'],
  ])('of %s that is %s is refused', (id, text, words) => {
    expect(problem(id, text)).toContain(words)
  })

  it.each([
    ['--rove-color-ink:dark', '#abc'],
    ['--rove-color-ink:dark', 'currentcolor'],
    ['--rove-font-text', '"Source Serif", Georgia'],
    ['--rove-radius', '12px'],
  ])('of %s can be %s', (id, text) => {
    expect(problem(id, text)).toBeUndefined()
  })

  it('is chosen if it is neither wrong nor the default', () => {
    const typed = {
      '--rove-color-ink:light': ' #222 ',
      '--rove-color-ink:dark': '#EEE',
      '--rove-radius': 'round',
      '--rove-font-text': '',
      '--rove-unknown': '1px',
    }
    expect(chosen(fields, typed, supports)).toEqual({ '--rove-color-ink:light': '#222' })
  })
})

describe('the CSS of a theme', () => {
  it('has what was changed, once where both schemes have the same value', () => {
    expect(themeCss(tokens, {})).toBe('')
    const values = { '--rove-color-ink:light': '#222', '--rove-color-ink:dark': '#222', '--rove-radius': '6px' }
    expect(themeCss(tokens, values)).toBe(':root {\n  --rove-color-ink: #222;\n  --rove-radius: 6px;\n}\n')
  })

  it('has the dark value for browsers that know light-dark(), the light one for all', () => {
    expect(themeCss(tokens, { '--rove-color-ink:light': '#222' })).toBe(
      [
        ':root {\n  --rove-color-ink: #222;\n}\n',
        '@supports (color: light-dark(red, red)) {\n  :root {\n    --rove-color-ink: light-dark(#222, #eee);\n  }\n}\n',
      ].join('\n'),
    )
    expect(themeCss(tokens, { '--rove-color-ink:dark': '#fff' })).not.toMatch(/^:root/)
  })

  it('has no names that only the elements’ style sheets know', () => {
    const values = { '--rove-color-ink:dark': '#fff', '--rove-color-soft-ink:light': '#555' }
    expect(themeCss(tokens, values)).toContain(
      '--rove-color-soft-ink: light-dark(#555, color-mix(in srgb, #fff 75%, transparent));',
    )
  })

  it('is read back as it was', () => {
    const values = {
      '--rove-color-ink:dark': '#fff',
      '--rove-color-soft-ink:light': '#555',
      '--rove-color-soft-ink:dark': '#555',
      '--rove-font-text': '"Source Serif", Georgia',
      '--rove-radius': '6px',
    }
    const read = readTheme(themeCss(tokens, values), tokens, supports)
    expect(read.refused).toEqual([])
    expect(chosen(fields, read.values, supports)).toEqual(values)
  })

  it('is read from any style sheet, with the reason for what is not used', () => {
    const css = `/* --rove-radius: 1px; */ body { color: red } .a, .b{--rove-radius:4px;--rove-glow: 1px; --rove-color-ink: glow}
      @media print { :root { --rove-radius: 8px } }`
    expect(readTheme(css, tokens, supports)).toEqual({
      values: { '--rove-radius': '8px' },
      refused: [
        '--rove-glow: 1px. There is no such token.',
        '--rove-color-ink: glow. Write a colour, for instance #a4481f or rgb(164 72 31).',
      ],
    })
  })

  it.each(['', '{', '/*', '*/', ':root{', '--rove-radius', ':;:', 'light-dark(', '"'])('“%s” has nothing', (css) => {
    expect(readTheme(css, tokens, supports)).toEqual({ values: {}, refused: [] })
  })
})

describe('the address of a theme', () => {
  it('holds it, in letters that Storybook takes', () => {
    const values = { '--rove-color-ink:dark': 'rgb(1 2 3 / 50%)', '--rove-font-text': '"세리프", serif' }
    expect(toAddress(values)).toMatch(/^[\w-]+$/)
    expect(fromAddress(toAddress(values), fields)).toEqual(values)
    expect(toAddress({})).toBe('')
  })

  it.each([
    '',
    '%',
    'e30',
    'bnVsbA',
    toAddress({ '--rove-unknown': '1px' }),
    toAddress({ '--rove-radius': 1 as unknown as string }),
    'A'.repeat(20_001),
  ])('%s has no theme', (text) => {
    expect(fromAddress(text, fields)).toEqual({})
  })
})
