/** Judges what came back for a case. */
import { countryCookie } from '../../../core/base/country/countries.rules'
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import { readRefusal } from '../../../core/base/net/read-refusal'
import { hostRoutes, ownStatuses } from '../../docs/contract-rules'
import { type Answered, answerFaults, decoded, isAnswer } from './answer-faults'
import type { Case, Mistake } from './case'
import { type Fault, type FaultCode, fault } from './faults'
import type { Received } from './send'

/** The judgement of one case. */
export interface Judgement {
  readonly faults: readonly Fault[]
  /** How a right answer was right, where that is not the call’s own answer. */
  readonly note?: string
  /** The faults are those of the host system, not of the server’s own answer. */
  readonly isOfHost?: boolean
}

const failures: Readonly<Record<Extract<Received, { at: 'failed' }>['why'], readonly [FaultCode, string]>> = {
  timeout: ['slow', 'there was no answer in time'],
  'too-long': ['long', 'the answer is longer than 2,000,000 bytes'],
  network: ['network', 'the connection ended without an answer'],
  elsewhere: ['elsewhere', 'it redirects to another site'],
  redirects: ['elsewhere', 'it redirects more than five times'],
}

const mistakes: Readonly<Record<Mistake, readonly [FaultCode, string]>> = {
  'wrong-currency': ['currency', 'the currency is not that of the country of X-Rove-Locale'],
  paid: ['paid', 'a payment that was never made counts as paid'],
}

/** @param before what came back for the same request before, where it is sent twice */
export function judge(endpoint: Endpoint<never>, one: Case, received: Received, before?: Received): Judgement {
  const say = (code: FaultCode, what: string): Judgement => ({ faults: [fault(endpoint, code, what)] })
  if (received.at === 'failed') return say(...failures[received.why])
  const { status, redirectedTo, cookies } = received
  if (one.expected === 'forbidden') {
    if (status === 403) return right()
    const what = `another site’s request is answered with ${status}`
    const { [endpoint.name]: host } = hostRoutes
    return host ? { ...say('host', `${what}, by ${host}`), isOfHost: true } : say('foreign', what)
  }
  if (redirectedTo?.includes('/user/login') && !endpoint.path.startsWith('/user/login'))
    return say('login', 'it redirects to the login page')
  const isOk = status >= 200 && status < 300
  if (one.isHead && isOk)
    return Number.isNaN(Date.parse(received.date)) ? say('date', 'the answer has no date') : right()
  const refusal = endpoint.refuses
    ? readRefusal(received.text, isOk && isAnswer(endpoint, received) ? endpoint.answer : undefined)
    : undefined
  if (status >= 500) return say(one.expected === 'answer' ? 'status' : 'crash', `the status is ${status}`)
  if (refusal && (isOk || refusal.serverMessage)) return right('refused')
  if (one.expected === 'rejection') return judgeRejection(endpoint, received)
  if (!isOk) {
    if (ownStatuses[endpoint.name]?.[status]) return right(`${status}`)
    if (status === 422) return say('unexplained', 'the status is 422 without a message')
    if (one.expected === 'any' && rejects(endpoint, status)) return right('rejected')
    return say('status', `the status is ${status}`)
  }
  const country = cookies.includes(countryCookie) && one.sender === undefined
  const faults = [
    ...answerFaults(endpoint, received),
    ...(country ? [fault(endpoint, 'cookie', `it sets the cookie ${countryCookie}`)] : []),
  ]
  const mistake = faults.length === 0 && one.check?.(decoded(received.text))
  if (mistake) return say(...mistakes[mistake])
  if (faults.length === 0 && one.once !== undefined && fieldOf(before, one.once) !== fieldOf(received, one.once))
    return say('twice', `answer.${one.once} differs when the call is sent again with its operation id`)
  return faults.length === 0 && hasErrors(received.text) ? right('with errors') : { faults }
}

function judgeRejection(endpoint: Endpoint<never>, received: Answered): Judgement {
  const { status, text } = received
  if (rejects(endpoint, status)) return right()
  if (status === 422 && endpoint.refuses)
    return { faults: [fault(endpoint, 'unexplained', 'the status is 422 without a message')] }
  if (status >= 400) return { faults: [fault(endpoint, 'rejected', `the status is ${status}`)] }
  // Some calls name the fields that they reject.
  if (hasErrors(text) && isAnswer(endpoint, received)) return right('rejected by its errors')
  return { faults: [fault(endpoint, 'accepted', `the status is ${status}, as for a valid request`)] }
}

/** An order that does not exist is not the visitor’s either. The pages of a list are pages of the shop: 404 is right. */
function rejects({ path }: Endpoint<never>, status: number): boolean {
  return (
    status === 400 || (status === 403 && path.includes('{order_id}')) || (status === 404 && path.includes('{page}'))
  )
}

function fieldOf(received: Received | undefined, name: string): unknown {
  if (received?.at !== 'answered') return undefined
  const { [name]: value } = Object(decoded(received.text)) as Readonly<Record<string, unknown>>
  return value
}

/** Whether an answer names fields that it rejects. */
function hasErrors(text: string): boolean {
  const { errors } = Object(decoded(text)) as { readonly errors?: unknown }
  return Array.isArray(errors) && errors.length > 0
}

function right(note?: string): Judgement {
  return { faults: [], ...(note ? { note } : {}) }
}
