/** The account of a country, and the validation of the form (CHAT-01). */

import type { CountryCode } from '../../core/base/country/countries.rules'
import { typedCode, typedEmail, typedText } from '../../core/base/input/typed.rules'
import type { Reason } from '../../core/shop/campaign/contents.store'
import { isEmail } from '../../core/shop/contacts/email.rules'

/** Timeout for loading the provider, in milliseconds. */
export const loadTimeoutMs = 8000
/** Delay before the availability check, in milliseconds. */
export const checkDelayMs = 30_000
/** For how long the chat stays hidden after the visitor has closed it, in days. */
export const closedDays = 1

/** The country's account, else the default one; `undefined` if there is none. */
export function accountOf(country: CountryCode, accounts: Readonly<Record<string, string>>): string | undefined {
  return (
    [country, 'default'].map((key) => (Object.hasOwn(accounts, key) ? accounts[key] : '')).find(Boolean) || undefined
  )
}

/** The values of the form. */
export interface Answers {
  readonly name: string
  readonly email: string
  /** Empty until it is chosen. */
  readonly existing: 'Yes' | 'No' | ''
  /** The number of an order; may be empty. */
  readonly order: string
}

/** The initial, empty values. */
export const noAnswers: Answers = { name: '', email: '', existing: '', order: '' }

/** The names of invalid fields. */
export type InvalidFields = readonly (keyof Answers)[]

/** The invalid fields, in form order. */
export function invalidFieldsOf({ name, email, existing, order }: Answers): InvalidFields {
  const invalid: Readonly<Record<keyof Answers, boolean>> = {
    name: !typedText(name),
    email: !isEmail(typedEmail(email)),
    existing: !existing,
    order: !/^\d*$/.test(typedCode(order)),
  }
  return (Object.keys(invalid) as (keyof Answers)[]).filter((field) => invalid[field])
}

/** Whether an agent is online. */
export type Agents = 'unknown' | 'online' | 'offline'

/** What the visibility of a chat depends on. */
export interface ChatSituation {
  readonly country: CountryCode
  readonly account: string | undefined
  readonly agents: Agents
  readonly consent: boolean
  /** The visitor has closed the chat within the last day. */
  readonly closed: boolean
  readonly preview: boolean
}

const availability: Readonly<Record<Agents, string>> = {
  unknown: 'not checked yet; the button is shown',
  online: 'an agent is online',
  offline: 'no agent is online',
}

/** All conditions of a chat, for the why-panel. */
export function explainChat({ country, account, agents, consent, closed, preview }: ChatSituation): Reason[] {
  const preventedBy = [
    !consent && 'consent to marketing is missing',
    closed && 'the visitor closed the chat less than a day ago',
    preview && 'not in a preview',
  ].filter(Boolean)
  return [
    {
      condition: 'account',
      eligible: account !== undefined,
      reason: account === undefined ? `no account for ${country} and no default` : `${country} has account ${account}`,
    },
    { condition: 'agents', eligible: agents !== 'offline', reason: availability[agents] },
    {
      condition: 'agent check after 30 s',
      eligible: preventedBy.length === 0,
      reason: preventedBy.join(', ') || 'consent to marketing is given',
    },
  ]
}
