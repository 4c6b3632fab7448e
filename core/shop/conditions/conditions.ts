/**
 * The conditions, by the names that definitions use (POP-01). The specification lists none: all are proposed.
 * Conditions read the visitor only; what has to be requested first is loaded by
 * `widgets/popups/eligibility/eligibility.model`.
 */
import { array, nullish, number, pipe, record, regex, startsWith, string, transform, union } from 'valibot'
import { countries } from '../../base/country/countries.rules'
import { formatUtc, parseTime } from '../../base/country/parse-time.rules'
import { shape } from '../../base/input/shape'
import { type Condition, condition } from './condition'
import { among, between, booleanCondition, hoursAfter, never, oneOf, oneOrMore, someText } from './make-condition'

const open = Number.POSITIVE_INFINITY

/** A time; `open` where it is absent. */
const time = pipe(
  nullish(union([string(), number()]), ''),
  transform((written) => (written === '' ? open : parseTime(written))),
  number(),
)

const times = '[from, until], each "2026-11-30 23:59:59" (UTC), an ISO time, seconds since 1970 or null'

/** `/sofas` matches that page, `/sofas*` all paths with that prefix. A trailing slash is ignored. */
const matches = (path: string, pattern: string) =>
  pattern.endsWith('*')
    ? path.startsWith(pattern.slice(0, -1))
    : withoutTrailingSlash(path) === withoutTrailingSlash(pattern)
const withoutTrailingSlash = (path: string) => path.replace(/(.)\/$/, '$1')

const paths = oneOrMore(pipe(string(), startsWith('/')))
const somePaths = 'one or several paths with a slash: "/sofas", "/sofas*"'

const rows = {
  country: oneOf(
    ({ country }) => country,
    countries.map(({ code }) => code),
  ),
  locale: oneOf(
    ({ locale }) => locale,
    countries.flatMap(({ locales }) => locales),
  ),
  loggedIn: booleanCondition('logged in', ({ loggedIn }) => loggedIn),
  member: booleanCondition('a member', ({ member }) => member),
  trade: booleanCondition('a trade customer', ({ trade }) => trade),
  customerType: oneOf(({ customerType }) => customerType, ['New', 'Returning', 'Existing']),
  sessions: between(({ sessions }) => sessions),
  sessionPages: between(({ sessionPages }) => sessionPages),
  totalPages: between(({ totalPages }) => totalPages),
  utm: condition(
    '{ "campaign": "autumn" }, names without utm_, each with one or several texts',
    record(pipe(string(), regex(/^(?!utm_)/)), oneOrMore(string())),
    ({ utm }, wanted) => {
      const answers = Object.entries(wanted).map(([name, values]) => {
        const { eligible, reason } = among(Object.hasOwn(utm, name) ? [utm[name] ?? ''] : [], values)
        return { eligible, reason: `${name}: ${reason}` }
      })
      return {
        eligible: answers.every(({ eligible }) => eligible),
        reason: answers.map(({ reason }) => reason).join('; '),
      }
    },
  ),
  city: condition(someText, oneOrMore(string()), ({ city }, wanted) =>
    city
      ? among([wanted.find((one) => one.toLowerCase() === city.toLowerCase()) ?? city], wanted)
      : { eligible: false, reason: city === undefined ? 'the city was not requested' : 'the city is not known' },
  ),
  device: oneOf(({ device }) => device, ['phone', 'tablet', 'desktop']),
  path: condition(somePaths, paths, ({ path }, wanted) => {
    const met = wanted.find((pattern) => matches(path, pattern))
    return { eligible: !!met, reason: `${path} ${met ? `is ${met}` : `is none of ${wanted.join(', ')}`}` }
  }),
  notPath: condition(somePaths, paths, ({ path }, unwanted) => {
    const met = unwanted.find((pattern) => matches(path, pattern))
    return { eligible: !met, reason: `${path} ${met ? `is ${met}` : `is none of ${unwanted.join(', ')}`}` }
  }),
  pageTypes: condition(someText, oneOrMore(string()), ({ pageTypes }, wanted) => among(pageTypes, wanted)),
  // The server's clock, as in the countdown: both end at the same moment for all visitors.
  between: condition(
    times,
    array(time),
    ({ now, shopTime = now }, [from = open, until = open]) => {
      const early = from !== open && shopTime < from
      const late = shopTime >= until
      const meanwhile = until === open ? 'now' : `now, until ${formatUtc(until)}`
      const when = early ? `not before ${formatUtc(from)}` : late ? `over since ${formatUtc(until)}` : meanwhile
      return { eligible: !early && !late, reason: when }
    },
    ([from = open, until = open]) => from === open || from < until,
  ),
  // Each variant is a popup of its own. The visitors are divided among the variants in equal parts.
  variant: condition(
    '{ "of": "autumn", "is": "a", "among": ["a", "b"] }, with "is" in "among"',
    shape({ of: string(), is: string(), among: array(string()) }),
    ({ shareOf }, { of, is, among: variants }) => {
      const drawn = variants[Math.floor((shareOf?.(of) ?? 0) * variants.length)] ?? ''
      return { eligible: drawn === is, reason: `the visitor is in ${drawn} of ${of}, this is ${is}` }
    },
    ({ is, among: variants }) => variants.includes(is),
  ),
  notShownFor: hoursAfter('shown'),
  notClosedFor: hoursAfter('closed'),
  notSubscribed: never('subscribed'),
  notEngaged: never('engaged'),
} satisfies Readonly<Record<string, Condition>>

/** The name of a condition. */
export type ConditionName = keyof typeof rows

/** All conditions by name. */
export const conditions: Readonly<Record<string, Condition>> = rows

/**
 * What can make a condition true while the page is open. `nothing`: if it is not met now, its popup is given up.
 * `server-time`: it reads `shopTime`, the server’s time, which is requested for it. `visit`: anything else.
 */
type Change = 'nothing' | 'visit' | 'server-time'

/** By the name of the condition. */
export const changedBy: Readonly<Record<string, Change>> = {
  country: 'nothing',
  locale: 'nothing',
  loggedIn: 'nothing',
  member: 'nothing',
  trade: 'nothing',
  customerType: 'visit',
  sessions: 'visit',
  sessionPages: 'visit',
  totalPages: 'visit',
  utm: 'visit',
  city: 'visit',
  device: 'visit',
  path: 'nothing',
  notPath: 'nothing',
  pageTypes: 'nothing',
  between: 'server-time',
  variant: 'nothing',
  notShownFor: 'visit',
  notClosedFor: 'visit',
  notSubscribed: 'nothing',
  notEngaged: 'nothing',
} satisfies Record<ConditionName, Change>
