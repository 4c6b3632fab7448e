/** The country and locale in which a story is tested, unless the story sets its own. */

const places = [
  { country: 'CA', locale: 'fr_CA' },
  { country: 'KR', locale: 'ko_KR' },
  { country: 'HK', locale: 'ch_HK' },
] as const

interface Place {
  readonly country: string
  readonly locale: string
}

/**
 * Each story is tested in French, Korean or Chinese, chosen by its id, so that a play function that depends on English
 * text fails.
 *
 * @param locale `STORIES_LOCALE`: if it is set, all stories are tested in this locale
 */
export function testedPlace(id: string, locale: string | undefined): Place {
  if (locale) return { country: locale.slice(-2), locale }
  const sum = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return places[sum % places.length] as Place
}
