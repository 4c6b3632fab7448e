/**
 * The sign-up call of the marketing service: for the trade newsletter and for campaigns (NEWS-01). The path is
 * proposed: the specification names none.
 */
import { toJson } from '../../base/input/own-json'

/** The only status that means success. */
export const signUpAccepted = 202

/** The service's address and account. */
export interface SignUpService {
  /** Absolute: from `rove.vendors.klaviyo.url`. */
  readonly url: string
  /** The account's public key. */
  readonly key: string
  /** The version of the service's API, a date: `2026-01-15`. Without it, the request has the specification's shape. */
  readonly revision?: string | undefined
}

/** The address and the list it is added to. */
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

/** The request of a sign-up. */
export function signUpCall({ url, key, revision }: SignUpService, { email, list }: SignUpInput): SignUpCall {
  return {
    url: `${url.replace(/([^/])\/+$/, '$1')}/client/subscriptions/?company_id=${encodeURIComponent(key)}`,
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
