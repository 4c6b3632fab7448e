import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ofScheme, ownTokens, readTokens, usedValue } from '../../../stories/theme/tokens.rules'

const css = `
:host {
  --_ink: var(--rove-color-ink, #111); /* text */
  --_soft: var(
    --rove-color-soft,
    color-mix(in srgb, var(--_ink) 75%, transparent)
  ); /* hints */
  --_quick: var(--rove-time-state, 160ms); /* changes */
  --_veil: black;
}
@supports (color: light-dark(red, red)) {
  :host { --_ink: var(--rove-color-ink, light-dark(#111, #eee)); }
}`

describe('the tokens', () => {
  it('are read with what they are for and the default of each scheme', () => {
    expect(readTokens(css)).toMatchObject([
      {
        name: '--rove-color-ink',
        kind: 'color',
        doc: 'text',
        variable: '--_ink',
        defaults: { light: '#111', dark: '#eee' },
      },
      {
        name: '--rove-color-soft',
        doc: 'hints',
        defaults: { light: 'color-mix(in srgb, var(--_ink) 75%, transparent)' },
      },
      { name: '--rove-time-state', kind: 'time', defaults: { light: '160ms', dark: '160ms' } },
    ])
  })

  it('of one element have its name, and the kind of their default', () => {
    const line = { doc: 'The border.', default: 'var(--rove-color-ink)' }
    const [search, size] = ownTokens([
      { tag: 'rove-search', tokens: { '--rove-search-line': line } },
      { tag: 'rove-love', tokens: { '--rove-love-size': { doc: 'Its size.', default: '44px' } } },
    ])
    expect(search).toMatchObject({ kind: 'color', owner: 'rove-search', doc: 'The border.' })
    expect(size).toMatchObject({ kind: 'length', owner: 'rove-love' })
    const all = readTokens(css)
    expect(search && usedValue(search, all)).toBe('var(--rove-search-line, var(--_ink))')
    expect(all[0] && usedValue(all[0], all)).toBe('var(--_ink)')
  })

  it('are those of the elements’ style sheet, each with what it is for', () => {
    const own = readTokens(readFileSync('core/base/styles/tokens.css', 'utf8'))
    expect(own.length).toBeGreaterThan(15)
    expect(own.filter(({ doc }) => doc === '')).toEqual([])
    expect(own.find(({ name }) => name === '--rove-shadow-float')?.defaults.dark).toContain('rgb(0 0 0 / 0.5)')
  })

  it('have the same light value for browsers without light-dark()', () => {
    const [first = '', second = ''] = readFileSync('core/base/styles/tokens.css', 'utf8').split(
      '@supports (color: light-dark',
    )
    const fallback = new Map(readTokens(first).map(({ name, defaults }) => [name, defaults.light]))
    const colors = readTokens(second).filter(({ kind }) => kind === 'color')
    expect(colors.length).toBeGreaterThan(8)
    for (const { name, defaults } of colors) expect([name, defaults.light]).toEqual([name, fallback.get(name)])
  })
})

it.each([
  ['light-dark(#111, #eee)', '#111', '#eee'],
  ['light-dark(rgb(1, 2, 3), hsl(1, 2%, 3%))', 'rgb(1, 2, 3)', 'hsl(1, 2%, 3%)'],
  ['0 1px light-dark(red, blue), 0 2px light-dark(white, black)', '0 1px red, 0 2px white', '0 1px blue, 0 2px black'],
  ['2px', '2px', '2px'],
  ['light-dark(red', 'red', ''],
])('%s has a value for each scheme', (value, light, dark) => {
  expect([ofScheme(value, 'light'), ofScheme(value, 'dark')]).toEqual([light, dark])
})
