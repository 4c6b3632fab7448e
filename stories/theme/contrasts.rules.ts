/** Which colours are seen on which, whether they differ enough (WCAG 2.2, 1.4.3 and 1.4.11), and what would. */
import { type Color, contrast, over, type Rgb } from '../../core/base/styles/color.rules'
import type { Scheme } from './tokens.rules'

/** A colour on another one, by the names that style sheets use. */
export interface Pair {
  readonly ink: string
  readonly ground: string
  /** 4.5 for text, 3 for icons, borders of fields and the focus ring. */
  readonly minimum: 4.5 | 3
  /** Where it is seen. */
  readonly where: string
}

/** Computed from the accent: no colour of its own. */
const hovered = '--_accent-hover'

/** The pairs that the elements show. */
export const pairs: readonly Pair[] = [
  { ink: '--_ink', ground: '--_paper', minimum: 4.5, where: 'text and icons' },
  { ink: '--_ink', ground: '--_surface', minimum: 4.5, where: 'text in dialogs and fields' },
  { ink: '--_ink', ground: '--_sand', minimum: 4.5, where: 'text in notes and hovered rows' },
  { ink: '--_soft-ink', ground: '--_paper', minimum: 4.5, where: 'secondary text' },
  { ink: '--_soft-ink', ground: '--_surface', minimum: 4.5, where: 'labels and hints; borders of fields' },
  { ink: '--_soft-ink', ground: '--_sand', minimum: 4.5, where: 'secondary text in notes' },
  { ink: '--_on-accent', ground: '--_accent', minimum: 4.5, where: 'the button to press' },
  { ink: '--_on-accent', ground: hovered, minimum: 4.5, where: 'the button to press, hovered' },
  { ink: '--_accent', ground: '--_paper', minimum: 3, where: 'loved hearts' },
  { ink: '--_accent', ground: '--_surface', minimum: 3, where: 'chosen radio buttons' },
  { ink: '--_member', ground: '--_paper', minimum: 4.5, where: 'member prices' },
  { ink: '--_member', ground: '--_surface', minimum: 4.5, where: 'member prices in dialogs and lists' },
  { ink: '--_error', ground: '--_paper', minimum: 4.5, where: 'errors' },
  { ink: '--_error', ground: '--_surface', minimum: 4.5, where: 'errors in dialogs' },
  { ink: '--_focus', ground: '--_paper', minimum: 3, where: 'the focus ring' },
  { ink: '--_focus', ground: '--_surface', minimum: 3, where: 'the focus ring in dialogs' },
  { ink: '--_focus', ground: '--_sand', minimum: 3, where: 'the focus ring in notes' },
]

/** The colours of one scheme, by the names that style sheets use. */
export type Colors = ReadonlyMap<string, Color>

/** A pair in one scheme. */
export interface Verdict {
  readonly pair: Pair
  readonly scheme: Scheme
  /** From 1 to 21, rounded down to two digits: a contrast that is too low is never shown as enough. */
  readonly contrast: number
  readonly passes: boolean
  /** A change of one colour that makes all its pairs pass. */
  readonly suggestion: Suggestion | undefined
}

/** A colour, as `#a4481f`. */
interface Suggestion {
  readonly variable: string
  readonly color: string
}

/**
 * The verdict on each pair.
 *
 * @param changed the names of the colours that were chosen: of a pair, the suggestion changes the one that was
 */
export function verdictsOn(scheme: Scheme, colors: Colors, changed: ReadonlySet<string>): readonly Verdict[] {
  return pairs.map((pair) => {
    const exact = contrastOf(pair, colors)
    const passes = exact >= pair.minimum
    const [first, second] =
      changed.has(pair.ground) && !changed.has(pair.ink) ? [pair.ground, pair.ink] : [pair.ink, pair.ground]
    const suggestion = passes ? undefined : (suggest(first, colors) ?? suggest(second, colors))
    return { pair, scheme, contrast: Math.floor(exact * 100) / 100, passes, suggestion }
  })
}

/** What lies under everything. */
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

function contrastOf({ ink, ground }: Pair, colors: Colors): number {
  const below = colors.get(ground)
  const above = colors.get(ink)
  if (!below || !above) return 0
  const seen = over(below, white)
  return contrast(over(above, seen), seen)
}

/** The nearest colour, lighter or darker, with which all pairs of a token pass; `undefined` if there is none. */
function suggest(variable: string, colors: Colors): Suggestion | undefined {
  const color = colors.get(variable)
  if (!color || variable === hovered) return undefined
  const own = pairs.filter(({ ink, ground }) => [ink, ground].includes(variable))
  for (let step = 1; step <= 100; step += 1)
    for (const end of [black, white]) {
      const rgb = over({ rgb: end, alpha: step / 100 }, over(color, white)).map(Math.round) as unknown as Rgb
      const next = new Map(colors).set(variable, { rgb, alpha: 1 })
      if (own.every((pair) => contrastOf(pair, next) >= pair.minimum)) return { variable, color: toHex(rgb) }
    }
  return undefined
}

/** A colour as `#a4481f`. */
export function toHex(rgb: Rgb): string {
  const digits = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(digits).join('')}`
}
