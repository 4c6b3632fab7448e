/** Says in plain words when a popup comes, and to whom. */
import { countryOfLocale, type Locale } from '../../../core/base/country/countries.rules'
import type { Definition } from '../../../widgets/popups/popups.rules'
import { spanOf } from './days'
import { languageName, list, type Names, nth, placeName, spanWords } from './word-forms'

type Parameter = unknown

/** `Comes 8 seconds after the page is loaded, to visitors in Korea, not again for 3 days after it was closed.` */
export function popupWords({ event, conditions }: Pick<Definition, 'event' | 'conditions'>): string {
  const has = (name: string) => Object.hasOwn(conditions, name)
  const said = (rows: Names) =>
    Object.keys(rows).flatMap((name) => {
      const words = has(name) ? rows[name]?.(conditions[name]) : undefined
      return words ? [words] : []
    })
  const who = said(visitors)
  const phrases = [
    `Comes ${triggerWords(event)}`,
    who.length > 0 ? `to visitors ${list(who)}` : 'to every visitor',
    ...said(others),
  ]
  return `${phrases.join(', ')}.`
}

/** Which event it waits for. */
function triggerWords({ interval, scroll, exit }: Definition['event']): string {
  const seconds = interval?.[0] ?? 0
  const ways = [
    ...(interval?.length
      ? [seconds > 0 ? `${count(seconds, 'second')} after the page is loaded` : 'as soon as the page is loaded']
      : []),
    ...(scroll?.length ? [`when ${scroll[0]} % of the page has been scrolled`] : []),
    ...(exit ? ['when the visitor is about to leave'] : []),
  ]
  return ways.join(' or ') || 'never, because it has no trigger'
}

const texts = (given: Parameter): string[] => (Array.isArray(given) ? given : [given]).map(String)
const either = (given: Parameter) => list(texts(given), 'or')
const yes = (words: string, not: string) => (given: Parameter) => (given === true ? words : not)

/** What distinguishes the visitors, after `to visitors`. */
const visitors: Names = {
  country: (given) => `in ${list(texts(given).map(placeName))}`,
  locale: (given) => `with pages in ${list(texts(given).map(marketName), 'or')}`,
  city: (given) => `in the city of ${either(given)}`,
  loggedIn: yes('who are logged in', 'who are not logged in'),
  member: yes('who are members', 'who are no members'),
  trade: yes('who are trade customers', 'who are no trade customers'),
  customerType: (given) => `of the kind ${either(given)}`,
  device: (given) => `on a ${either(given)}`,
  utm: (given) =>
    `of links with ${list(Object.entries(Object(given) as object).map(([name, values]) => `utm_${name} ${either(values)}`))}`,
  variant: (given) => {
    const { of, is, among } = Object(given) as { of?: unknown; is?: unknown; among?: unknown }
    return `in variant ${is} of ${of}, one of ${texts(among).length}`
  },
  notSubscribed: (given) => (given === true ? 'who have not subscribed' : ''),
  notEngaged: (given) => (given === true ? 'who have not used it before' : ''),
}

/** When, where and how often. */
const others: Names = {
  between: (given) => spanWords(spanOf(given)),
  path: (given) => `on ${pathWords(given)}`,
  notPath: (given) => `not on ${pathWords(given)}`,
  pageTypes: (given) => `on pages with the class ${either(given)}`,
  sessions: (given) => rangeWords(given, 'visit'),
  sessionPages: (given) => rangeWords(given, 'page of a visit'),
  totalPages: (given) => rangeWords(given, 'page of all visits'),
  notShownFor: (given) => `not again for ${timeWords(Number(given))} after it was shown`,
  notClosedFor: (given) => `not again for ${timeWords(Number(given))} after it was closed`,
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/** `36 hours`, `3 days`. */
const timeWords = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour')

const pathWords = (given: Parameter) =>
  list(
    texts(given).map((path) => (path.endsWith('*') ? `pages whose path begins with ${path.slice(0, -1)}` : path)),
    'or',
  )

function rangeWords(given: Parameter, what: string): string {
  const { from, to } = Object(given) as { from?: unknown; to?: unknown }
  if (from && to) return `from the ${nth(Number(from))} to the ${nth(Number(to))} ${what}`
  if (from) return `from the ${nth(Number(from))} ${what} on`
  return to ? `up to the ${nth(Number(to))} ${what}` : ''
}

const marketName = (locale: string): string =>
  `${languageName(locale as Locale)} (${placeName(countryOfLocale(locale)?.code ?? locale)})`
