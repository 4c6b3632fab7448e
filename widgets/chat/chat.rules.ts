/** With whom a visitor chats, and what the form before it takes. Source: document 3, sections 4, 5 and 9 (CHAT-01). */
import type { CountryCode } from '../../core/domain/countries'
import { isEmail } from '../../core/domain/email'
import type { Reason } from '../../core/pieces'

/** After how long it is asked whether somebody is there, in milliseconds. */
export const checkAfter = 30_000
/** How long a visitor who has closed the chat is left alone, in days. */
export const closedFor = 1

/** The account of a country, or everybody's; nothing where the shop has none there. */
export function accountOf(country: CountryCode, accounts: Readonly<Record<string, string>>): string | undefined {
  return (
    [country, 'default'].map((key) => (Object.hasOwn(accounts, key) ? accounts[key] : '')).find(Boolean) || undefined
  )
}

/** What was filled in. */
export interface Answers {
  readonly name: string
  readonly email: string
  /** Nothing while it is not chosen. */
  readonly existing: 'Yes' | 'No' | ''
  /** Of an order that exists; may be empty. */
  readonly order: string
}

/** Nothing yet. */
export const noAnswers: Answers = { name: '', email: '', existing: '', order: '' }

/** Which fields are wrong. */
export type Mistakes = readonly (keyof Answers)[]

/** The fields that are wrong, in their order. An order's number is not looked at where there is no order. */
export function mistakesIn({ name, email, existing, order }: Answers): Mistakes {
  const wrong: Readonly<Record<keyof Answers, boolean>> = {
    name: !name.trim(),
    email: !isEmail(email.trim()),
    existing: !existing,
    order: existing === 'Yes' && !/^\d*$/.test(order.trim()),
  }
  return (Object.keys(wrong) as (keyof Answers)[]).filter((field) => wrong[field])
}

/** Whether somebody is there, as far as it is known. */
export type Agents = 'unknown' | 'online' | 'offline'

/** What a chat depends on. */
export interface ChatSituation {
  readonly country: CountryCode
  readonly account: string | undefined
  readonly agents: Agents
  readonly consent: boolean
  /** That the visitor closed the chat within the last day. */
  readonly closed: boolean
  readonly rehearsal: boolean
}

const whoIsThere: Readonly<Record<Agents, string>> = {
  unknown: 'not asked yet, the button is there all the same',
  online: 'somebody is there',
  offline: 'nobody is there',
}

/** Every condition of a chat, for a marketer. */
export function explainChat({ country, account, agents, consent, closed, rehearsal }: ChatSituation): Reason[] {
  const unasked = [
    !consent && 'consent to marketing is missing',
    closed && 'the visitor closed the chat less than a day ago',
    rehearsal && 'not in a rehearsal',
  ].filter(Boolean)
  return [
    {
      condition: 'account',
      eligible: account !== undefined,
      reason: account === undefined ? `no account for ${country} and no default` : `${country} has account ${account}`,
    },
    { condition: 'agents', eligible: agents !== 'offline', reason: whoIsThere[agents] },
    {
      condition: 'agent check after 30 s',
      eligible: unasked.length === 0,
      reason: unasked.join(', ') || 'consent to marketing is given',
    },
  ]
}
