import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Color, over, type Rgb } from '../../../core/base/styles/color.rules'
import { type Colors, pairs, verdictsOn } from '../../../stories/theme/contrasts.rules'
import { readTokens, type Scheme, schemes } from '../../../stories/theme/tokens.rules'

const tokens = readTokens(readFileSync('core/base/styles/tokens.css', 'utf8'))

const opaque = (hex: string): Color => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.match(/[\da-f]{2}/g) ?? [])
  return { rgb: digits.map((two) => Number.parseInt(two, 16)) as unknown as Rgb, alpha: 1 }
}

/** The default colours of a scheme, with some replaced. */
function colorsOf(scheme: Scheme, changed: Readonly<Record<string, string>> = {}): Colors {
  const given = tokens
    .filter(({ kind }) => kind === 'color')
    .map(({ variable, defaults }) => [variable, defaults[scheme]])
  const hex = new Map([...given, ...Object.entries(changed)] as [string, string][])
  const colors = new Map(
    [...hex].filter(([, value]) => value.startsWith('#')).map(([name, text]) => [name, opaque(text)]),
  )
  const ink = colors.get('--_ink')
  const accent = colors.get('--_accent')
  if (ink && !changed['--_soft-ink']) colors.set('--_soft-ink', { ...ink, alpha: 0.75 })
  const end: Rgb = scheme === 'light' ? [0, 0, 0] : [255, 255, 255]
  if (accent) colors.set('--_accent-hover', { rgb: over({ rgb: end, alpha: 0.12 }, accent.rgb), alpha: 1 })
  return colors
}

const named = (ink: string, ground: string) => (verdict: { pair: (typeof pairs)[number] }) =>
  verdict.pair.ink === ink && verdict.pair.ground === ground

describe('the contrasts', () => {
  it('of the default colours are enough in both schemes', () => {
    const found = schemes.flatMap((scheme) => verdictsOn(scheme, colorsOf(scheme), new Set()))
    expect(found).toHaveLength(pairs.length * 2)
    expect(found.filter(({ passes }) => !passes)).toEqual([])
    expect(found.find(named('--_on-accent', '--_accent'))?.contrast).toBe(5.95)
  })

  it('are of variables that the style sheet of the elements has', () => {
    const css = readFileSync('core/base/styles/tokens.css', 'utf8')
    const names = pairs.flatMap(({ ink, ground }) => [ink, ground])
    expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([])
  })

  it('that are too low get a suggestion for the colour that was changed, with which all its pairs pass', () => {
    const colors = { '--_accent': '#e8b090' }
    const [verdict] = verdictsOn('light', colorsOf('light', colors), new Set(['--_accent'])).filter(
      named('--_on-accent', '--_accent'),
    )
    expect(verdict).toMatchObject({ passes: false, suggestion: { variable: '--_accent' } })
    const mended = colorsOf('light', { '--_accent': verdict?.suggestion?.color ?? '' })
    expect(verdictsOn('light', mended, new Set()).filter(({ passes }) => !passes)).toEqual([])
  })

  it('of an unchanged background suggest another ink, lighter on a dark background', () => {
    const colors = colorsOf('dark', { '--_error': '#7a1f24' })
    const [verdict] = verdictsOn('dark', colors, new Set(['--_error'])).filter(named('--_error', '--_paper'))
    expect(verdict?.suggestion?.variable).toBe('--_error')
    const mended = colorsOf('dark', { '--_error': verdict?.suggestion?.color ?? '' })
    expect(verdictsOn('dark', mended, new Set()).filter(({ passes }) => !passes)).toEqual([])
  })

  it('that no change of one colour mends get no suggestion', () => {
    const grey = { '--_ink': '#777777', '--_paper': '#777777', '--_surface': '#000000', '--_sand': '#ffffff' }
    const [verdict] = verdictsOn('light', colorsOf('light', grey), new Set()).filter(named('--_ink', '--_paper'))
    expect(verdict).toMatchObject({ passes: false, contrast: 1, suggestion: undefined })
  })

  it('that are nearly enough are not shown as enough', () => {
    const [verdict] = verdictsOn('light', colorsOf('light', { '--_paper': '#ffffff', '--_ink': '#777777' }), new Set())
    expect(verdict).toMatchObject({ passes: false, contrast: 4.47 })
  })
})
