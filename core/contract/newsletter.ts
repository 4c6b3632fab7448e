/**
 * Signing up at the marketing service itself: the trade newsletter, and campaigns. Document 1, section 7 (NEWS-01).
 * The path is proposed: the document does not show it.
 */
import { toJson } from '../own-json'

/** The answer that means success; every other one does not. */
export const signUpAccepted = 202

/** Where the service is, and which account of it. */
export interface SignUpService {
  /** Absolute: from `rove.vendors.klaviyo.url`. */
  readonly url: string
  /** The account's public key. */
  readonly key: string
  /** A date, `2026-01-15`, where the service wants the newer shape; the document's shape where it is absent. */
  readonly revision?: string | undefined
}

/** Who, and for which letters. */
export interface SignUpInput {
  readonly email: string
  readonly list: string
}

/** One call of `POST {url}/client/subscriptions/?company_id={key}`. */
export interface SignUpCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What is sent, and where to. */
export function signUpCall({ url, key, revision }: SignUpService, { email, list }: SignUpInput): SignUpCall {
  return {
    url: `${url.replace(/(?<!\/)\/+$/, '')}/client/subscriptions/?company_id=${encodeURIComponent(key)}`,
    headers: { 'content-type': 'application/json', ...(revision ? { revision } : {}) },
    body: toJson({ data: revision ? newer(email, list) : asDocumented(email, list) }),
  }
}

const asDocumented = (email: string, list: string) => ({ type: 'subscription', attributes: { list_id: list, email } })

const newer = (email: string, list: string) => ({
  type: 'subscription',
  attributes: { profile: { data: { type: 'profile', attributes: { email } } } },
  relationships: { list: { data: { type: 'list', id: list } } },
})
