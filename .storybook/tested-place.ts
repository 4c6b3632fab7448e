/** The country, locale and colour scheme in which a story is tested, unless the story sets its own. */
import { countries, countryOfLocale, languageOf } from '../core/base/country/countries.rules'

/** The locales whose language is not English, each with its country. */
const places: readonly Place[] = countries.flatMap(({ code, locales }) =>
  locales.filter((locale) => languageOf(locale) !== 'en').map((locale) => ({ country: code, locale })),
)

const schemes = ['light', 'dark'] as const

interface Place {
  readonly country: string
  readonly locale: string
}

/**
 * Half of the stories are tested in the dark scheme, chosen by their ids.
 *
 * @param scheme `STORIES_SCHEME`: if it is set, all stories are tested in this scheme
 */
export function testedScheme(id: string, scheme: string | undefined): string {
  return scheme || (schemes[(sumOf(id) >> 1) % schemes.length] as string)
}

/**
 * Each story is tested in French, Korean or another language of these, chosen by its id, so that a play function that
 * depends on English text fails.
 *
 * @param locale `STORIES_LOCALE`: if it is set, all stories are tested in this locale
 */
export function testedPlace(id: string, locale: string | undefined): Place {
  if (locale) return { country: countryOfLocale(locale)?.code ?? '', locale }
  return places[sumOf(id) % places.length] as Place
}

const sumOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
