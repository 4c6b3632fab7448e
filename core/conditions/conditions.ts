/**
 * The conditions under which something is shown, by the names that definitions call them by. Document 3, section 3,
 * names conditions and shows none: all are proposed. A row asks a visitor who is known; what has to be fetched for it is
 * fetched by `widgets/popups/popups-questions.model`.
 */
import { array, nullish, number, pipe, record, regex, startsWith, string, transform, union } from 'valibot'
import { countries } from '../domain/countries'
import { timeOf, utcOf } from '../domain/time-of'
import { type Condition, condition } from './condition'
import { among, between, hoursAfter, never, oneOf, oneOrMore, someText, truthOf } from './kinds'

const open = Number.POSITIVE_INFINITY

/** A time, or none. */
const time = pipe(
  nullish(union([string(), number()]), ''),
  transform((written) => (written === '' ? open : timeOf(written))),
  number(),
)

const times = '[from, until], each "2026-11-30 23:59:59" (UTC), an ISO time, seconds since 1970 or null'

/** `/sofas` is that page, `/sofas*` is all that begin so. A slash at the end says nothing. */
const meets = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : bare(path) === bare(pattern)
const bare = (path: string) => path.replace(/(?<=.)\/$/, '')

const paths = oneOrMore(pipe(string(), startsWith('/')))
const somePaths = 'one or several paths with a slash: "/sofas", "/sofas*"'

/** The table. */
export const conditions: Readonly<Record<string, Condition>> = {
  country: oneOf(
    ({ country }) => country,
    countries.map(({ code }) => code),
  ),
  locale: oneOf(
    ({ locale }) => locale,
    countries.flatMap(({ locales }) => locales),
  ),
  loggedIn: truthOf('logged in', ({ loggedIn }) => loggedIn),
  member: truthOf('a member', ({ member }) => member),
  trade: truthOf('a trade customer', ({ trade }) => trade),
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
      : { eligible: false, reason: city === undefined ? 'nobody has asked where' : 'nobody knows where' },
  ),
  device: oneOf(({ device }) => device, ['phone', 'tablet', 'desktop']),
  path: condition(somePaths, paths, ({ path }, wanted) => {
    const met = wanted.find((pattern) => meets(path, pattern))
    return { eligible: !!met, reason: `${path} ${met ? `is ${met}` : `is none of ${wanted.join(', ')}`}` }
  }),
  notPath: condition(somePaths, paths, ({ path }, unwanted) => {
    const met = unwanted.find((pattern) => meets(path, pattern))
    return { eligible: !met, reason: `${path} ${met ? `is ${met}` : `is none of ${unwanted.join(', ')}`}` }
  }),
  pageTypes: condition(someText, oneOrMore(string()), ({ pageTypes }, wanted) => among(pageTypes, wanted)),
  // By the clock that the countdown runs on: what ends for everybody at one moment ends here at the same one.
  between: condition(
    times,
    array(time),
    ({ now, shopTime = now }, [from = open, until = open]) => {
      const early = from !== open && shopTime < from
      const late = shopTime >= until
      const meanwhile = until === open ? 'now' : `now, until ${utcOf(until)}`
      const when = early ? `not before ${utcOf(from)}` : late ? `over since ${utcOf(until)}` : meanwhile
      return { eligible: !early && !late, reason: when }
    },
    ([from = open, until = open]) => from === open || from < until,
  ),
  notShownFor: hoursAfter('shown'),
  notClosedFor: hoursAfter('closed'),
  notSubscribed: never('subscribed'),
  notEngaged: never('engaged'),
}

/** Those whose answer, where it is no, stays no as long as the page is open. */
export const fixedOnPage: ReadonlySet<string> = new Set([
  'country',
  'locale',
  'loggedIn',
  'member',
  'trade',
  'path',
  'notPath',
  'pageTypes',
  'notSubscribed',
  'notEngaged',
])
