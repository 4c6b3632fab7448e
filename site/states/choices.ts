/** The choices of the page of all states, and its address. */
import { countries } from '../../core/base/country/countries.rules'

/** A market as the toolbars of the stories have it. */
export interface Market {
  readonly name: string
  readonly country: string
  readonly locale: string
}

/** All locales. The name is the country’s code, with the language where a country has several: `CA-fr`. */
export const markets: readonly Market[] = countries.flatMap(({ code, locales }) =>
  locales.map((locale) => ({
    name: locales.length > 1 ? `${code}-${locale.slice(0, 2)}` : code,
    country: code,
    locale,
  })),
)

/** The widths of a story’s screen, in CSS pixels. */
export const widths = [390, 820, 1440] as const
export type Width = (typeof widths)[number]

export const personas = ['guest', 'customer', 'member', 'trade'] as const
export type Persona = (typeof personas)[number]

/** What the page shows. */
export interface Choices {
  /** The tag of an element, or empty: all elements. */
  readonly element: string
  /** The id of a story: this story in all markets. Empty: all stories in one market. */
  readonly story: string
  /** The name of a market. */
  readonly market: string
  readonly width: Width
  readonly persona: Persona
}

export const firstChoices: Choices = { element: '', story: '', market: 'US', width: 390, persona: 'guest' }

/** The choices that an address has: `#element=rove-love&market=KR`. What is missing or unknown is as at first. */
export function readChoices(fragment: string): Choices {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const oneOf = <Value extends string | number>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => String(value) === fields.get(name)) ?? otherwise
  return {
    element: fields.get('element') ?? firstChoices.element,
    story: fields.get('story') ?? firstChoices.story,
    market: oneOf(
      'market',
      markets.map(({ name }) => name),
      firstChoices.market,
    ),
    width: oneOf('width', widths, firstChoices.width),
    persona: oneOf('persona', personas, firstChoices.persona),
  }
}

/** The fragment of the address that has these choices. Choices that are as at first are left out. */
export function fragmentOf(choices: Choices): string {
  const names = Object.keys(firstChoices) as (keyof Choices)[]
  const changed = names.filter((name) => choices[name] !== firstChoices[name])
  return new URLSearchParams(changed.map((name) => [name, String(choices[name])])).toString()
}

/** @throws Error if there is no market of this name */
export function marketNamed(name: string): Market {
  const market = markets.find((one) => one.name === name)
  if (!market) throw new Error(`there is no market ${name}`)
  return market
}

/** The values of the toolbars with which a story is shown. */
export function globalsOf({ country, locale }: Market, persona: Persona): Readonly<Record<string, string>> {
  return { country, locale, persona }
}
