/** Who a marketer pretends to be in a rehearsal, as a table, and as it stands in a link: `?rove-why=country:KR,sessions:3`. */
import { countries } from '../domain/countries'
import { utcOf } from '../domain/time-of'
import type { Visitor } from '../visitor'

/** What can be pretended. */
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

/** What is pretended, as text; what is absent is as it is. The clock is an ISO time. */
export type Pretence = Readonly<Partial<Record<PretenceName, string>>>

/** One respect in which a visitor can be somebody else. */
export interface PretenceRow {
  readonly name: PretenceName
  readonly label: string
  readonly input: 'choice' | 'number' | 'text' | 'time'
  /** What can be chosen. */
  readonly options?: readonly string[]
  /** As it is, in words. */
  shown(visitor: Visitor): string
  /** What follows from a usable text. @param given the visitor as pretended so far */
  as(text: string, given: Visitor): Partial<Visitor>
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
const truth = (name: 'loggedIn' | 'member' | 'trade', label: string): PretenceRow => ({
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

/** All respects, in the order of the panel. */
export const pretenceRows: readonly PretenceRow[] = [
  {
    name: 'country',
    label: 'Country',
    input: 'choice',
    options: countries.map(({ code }) => code),
    shown: ({ country }) => country,
    as: (text) => ({ country: text as Visitor['country'] }),
  },
  truth('loggedIn', 'Logged in'),
  truth('member', 'Member'),
  truth('trade', 'Trade customer'),
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
    // A rehearsal counts none: what comes from the second page on would never come.
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
    shown: ({ now }) => utcOf(now),
    as: (text) => ({ now: new Date(text).getTime() }),
  },
]

/** The year has four digits wherever the marketer is, and the clock runs on from here, in milliseconds since 1970. */
const noLater = Date.UTC(9999, 11, 30)

const usable: Readonly<Record<PretenceRow['input'], (text: string, options: readonly string[]) => boolean>> = {
  choice: (text, options) => options.includes(text),
  number: (text) => /^\d{1,6}$/.test(text),
  text: (text) => text !== '' && text.length <= 100,
  time: (text) => new Date(text).getTime() >= 0 && new Date(text).getTime() < noLater,
}

/** Whether a text can be pretended. */
export function isUsable({ input, options = [] }: PretenceRow, text: string): boolean {
  return usable[input](text, options)
}

/** What a page's address pretends. What is not usable is left out. */
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

/** The address of this page for somebody who is to see it as pretended. */
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

/** What conditions are told in place of the truth. */
export function pretendedVisitor(pretence: Pretence, truth: Visitor): Partial<Visitor> {
  let as: Partial<Visitor> = {}
  for (const row of pretenceRows) {
    const text = pretence[row.name]
    if (text !== undefined) as = { ...as, ...row.as(text, { ...truth, ...as }) }
  }
  return as
}

/** Commas part the pairs; a colon in a value is one of a time. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
