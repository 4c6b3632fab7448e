/**
 * The visitor's properties that a marketer can replace in a preview: a table, and its form in a link:
 * `?rove-why=country:KR,sessions:3`.
 */
import { countries } from '../../core/base/country/countries.rules'
import { formatUtc } from '../../core/base/country/parse-time.rules'
import type { Visitor } from '../../core/shop/conditions/visitor.store'

/** The name of a property. */
export type PretenceName =
  | 'country'
  | 'loggedIn'
  | 'member'
  | 'trade'
  | 'customerType'
  | 'sessions'
  | 'pages'
  | 'campaign'
  | 'source'
  | 'city'
  | 'device'
  | 'clock'

/** The replaced properties, as text; absent ones are real. The clock is an ISO time. */
export type Pretence = Readonly<Partial<Record<PretenceName, string>>>

/** One property that can be replaced. */
export interface PretenceRow {
  readonly name: PretenceName
  readonly label: string
  readonly input: 'choice' | 'number' | 'text' | 'time'
  /** The possible values. */
  readonly options?: readonly string[]
  /** The real value, as text. */
  shown(visitor: Visitor): string
  /** The visitor's properties for a valid text. @param given the visitor with the replacements so far */
  as(text: string, given: Visitor): Partial<Visitor>
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
const booleanRow = (name: 'loggedIn' | 'member' | 'trade', label: string): PretenceRow => ({
  name,
  label,
  input: 'choice',
  options: ['yes', 'no'],
  shown: (visitor) => yesOrNo(visitor[name]),
  as: (text) => ({ [name]: text === 'yes' }),
})
const utm = (name: 'campaign' | 'source'): PretenceRow => ({
  name,
  label: `utm_${name}`,
  input: 'text',
  shown: (visitor) => visitor.utm[name] ?? 'none',
  as: (text, { utm: named }) => ({ utm: { ...named, [name]: text } }),
})

/** All properties, in the order of the panel. */
export const pretenceRows: readonly PretenceRow[] = [
  {
    name: 'country',
    label: 'Country',
    input: 'choice',
    options: countries.map(({ code }) => code),
    shown: ({ country }) => country,
    as: (text) => ({ country: text as Visitor['country'] }),
  },
  booleanRow('loggedIn', 'Logged in'),
  booleanRow('member', 'Member'),
  booleanRow('trade', 'Trade customer'),
  {
    name: 'customerType',
    label: 'Customer type',
    input: 'choice',
    options: ['New', 'Returning', 'Existing'],
    shown: ({ customerType }) => customerType,
    as: (text) => ({ customerType: text as Visitor['customerType'] }),
  },
  {
    name: 'sessions',
    label: 'Sessions',
    input: 'number',
    shown: ({ sessions }) => String(sessions),
    as: (text) => ({ sessions: Number(text) }),
  },
  {
    // A preview counts no pages: content for the second page on would never be shown.
    name: 'pages',
    label: 'Pages seen',
    input: 'number',
    shown: ({ totalPages }) => String(totalPages),
    as: (text) => ({ sessionPages: Number(text), totalPages: Number(text) }),
  },
  utm('campaign'),
  utm('source'),
  {
    name: 'city',
    label: 'City',
    input: 'text',
    shown: ({ city }) => city || 'not known',
    as: (text) => ({ city: text }),
  },
  {
    name: 'device',
    label: 'Device',
    input: 'choice',
    options: ['phone', 'tablet', 'desktop'],
    shown: ({ device }) => device,
    as: (text) => ({ device: text as Visitor['device'] }),
  },
  {
    name: 'clock',
    label: 'Clock, by your time',
    input: 'time',
    shown: ({ now }) => formatUtc(now),
    as: (text) => ({ now: new Date(text).getTime() }),
  },
]

/**
 * The latest time, in milliseconds since 1970: the year has four digits in all time zones, and the clock goes on from
 * here.
 */
const maxTime = Date.UTC(9999, 11, 30)

const usable: Readonly<Record<PretenceRow['input'], (text: string, options: readonly string[]) => boolean>> = {
  choice: (text, options) => options.includes(text),
  number: (text) => /^\d{1,6}$/.test(text),
  text: (text) => text !== '' && text.length <= 100,
  time: (text) => new Date(text).getTime() >= 0 && new Date(text).getTime() < maxTime,
}

/** Whether a text is a valid value. */
export function isUsable({ input, options = [] }: PretenceRow, text: string): boolean {
  return usable[input](text, options)
}

/** The replaced properties in a page's address. Invalid ones are ignored. */
export function readPretence(search: string): Pretence {
  const pairs = (new URLSearchParams(search).get('rove-why') ?? '').split(',').map((pair) => {
    const [name = '', ...value] = pair.split(':')
    return [name, decoded(value.join(':'))] as const
  })
  const found: { [Name in PretenceName]?: string } = {}
  for (const row of pretenceRows) {
    const text = pairs.find(([name]) => name === row.name)?.[1]
    if (text !== undefined && isUsable(row, text)) found[row.name] = text
  }
  return found
}

/** The address of this page with the replaced properties. */
export function pretenceLink(pretence: Pretence, href: string): string {
  const url = new URL(href)
  url.searchParams.delete('rove-why')
  const text = pretenceRows
    .flatMap(({ name }) => (pretence[name] === undefined ? [] : [`${name}:${encoded(pretence[name])}`]))
    .join(',')
  const value = encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',')
  url.search += `${url.search ? '&' : '?'}rove-why${value && `=${value}`}`
  return url.href
}

/** The properties that replace the visitor's own. */
export function pretendedVisitor(pretence: Pretence, booleanRow: Visitor): Partial<Visitor> {
  let as: Partial<Visitor> = {}
  for (const row of pretenceRows) {
    const text = pretence[row.name]
    if (text !== undefined) as = { ...as, ...row.as(text, { ...booleanRow, ...as }) }
  }
  return as
}

/** Commas separate the pairs; a colon in a value belongs to a time. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
