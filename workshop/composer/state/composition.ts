/** What the composer edits: one tag with its attributes and settings, and how it is looked at. */
import { countryOfLocale, isLocale, type Locale } from '../../../core/base/country/countries.rules'
import { type Piece, readPieces } from '../html/pieces'

/** Who looks at the preview. */
export const personas = ['guest', 'customer', 'member', 'trade'] as const
/** The name of a persona. */
export type Persona = (typeof personas)[number]

/** The widths of the preview, in CSS pixels: a phone, a tablet, a desktop screen. */
export const widths = [390, 820, 1440] as const
/** One of these widths. */
export type Width = (typeof widths)[number]

/** Everything that the address holds. */
export interface Composition {
  /** The element without `rove-`: `countdown`. */
  readonly widget: string
  /** The tag’s attributes; those without a value are empty. */
  readonly attributes: Readonly<Record<string, string>>
  /** The page’s settings by their dotted names: `rove.chat`. */
  readonly settings: Readonly<Record<string, unknown>>
  /** What stands inside the tag. */
  readonly content: readonly Piece[]
  readonly locale: Locale
  readonly persona: Persona
  readonly width: Width
}

/** A new composition of a widget. */
export function emptyComposition(widget: string): Composition {
  return { widget, attributes: {}, settings: {}, content: [], locale: 'en_US', persona: 'guest', width: 1440 }
}

/** The name of a widget or of an attribute. */
const plainName = /^[a-z][\w:.-]*$/i

/** The composition in a value that somebody sent. What is invalid in it counts as absent. */
export function readComposition(given: unknown): Composition | undefined {
  const from = Object(given) as Record<string, unknown>
  const { widget, attributes, settings, content, locale, persona, width } = from
  if (typeof widget !== 'string' || !/^[a-z][a-z-]*$/.test(widget)) return undefined
  const empty = emptyComposition(widget)
  const texts = Object.entries(Object(attributes) as Record<string, unknown>).filter(
    ([name, value]) => plainName.test(name) && !/^on/i.test(name) && name !== 'style' && typeof value === 'string',
  )
  return {
    widget,
    attributes: Object.fromEntries(texts) as Record<string, string>,
    settings: isRecord(settings) ? settings : empty.settings,
    content: readPieces(content),
    locale: isLocale(locale) ? locale : empty.locale,
    persona: personas.find((one) => one === persona) ?? empty.persona,
    width: widths.find((one) => one === width) ?? empty.width,
  }
}

/** The country of the preview. */
export const countryOf = ({ locale }: Pick<Composition, 'locale'>): string => countryOfLocale(locale)?.code ?? 'US'

/** Whether a value is an object with fields. */
export function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}
