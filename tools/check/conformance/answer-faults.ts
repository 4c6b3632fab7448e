/** What is wrong with a successful answer: its body, its type, its fields. */
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import { type Fault, type FaultCode, fault } from './faults'
import type { Received } from './send'
import { shapeFaults } from './shape-faults'

/** An answer that was received completely. */
export type Answered = Extract<Received, { readonly at: 'answered' }>

/** The faults; empty where it is the answer of the call. */
export function answerFaults(endpoint: Endpoint<never>, { type, text }: Pick<Answered, 'type' | 'text'>) {
  const { reads } = endpoint
  const say = (code: FaultCode, what: string): readonly Fault[] => [fault(endpoint, code, what)]
  const found = type === '' ? 'without a type' : type
  if (reads === 'nothing') return []
  if (text.trim() === '') return say('empty', 'the body is empty')
  const isHtml = type === 'text/html' || type === 'application/xhtml+xml'
  if (reads === 'html') return isHtml ? [] : say('type', `the answer is ${found}, and has to be text/html`)
  const value = decoded(text)
  if (value === undefined) return say('not-json', isHtml ? 'the answer is HTML and no JSON' : 'the answer is no JSON')
  const isJson = /^application\/([\w.-]+\+)?json$/.test(type)
  return [
    ...(isJson ? [] : say('type', `the answer is ${found}, and has to be application/json`)),
    ...shapeFaults(endpoint, value),
  ]
}

/** Whether it is the answer of the call. */
export function isAnswer(endpoint: Endpoint<never>, received: Answered): boolean {
  return answerFaults(endpoint, received).length === 0
}

/** The JSON value; `undefined` if it is none. */
export function decoded(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
