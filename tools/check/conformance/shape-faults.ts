/** Compares an answer with a schema: the path of each wrong field, and the kind of value that is there. */
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import { type Fault, fault } from './faults'
import { strict } from './strict'

/** The most faults of one answer that are listed. */
const most = 5

/** What a widget expects, by the words of the schema. */
const words: Readonly<Record<string, string>> = {
  '(number | string)': 'a number',
  '(string | number)': 'a text',
  '(boolean | number | string)': 'a boolean',
  '(Array | Object)': 'a list',
  number: 'a number',
  string: 'a string',
  boolean: 'a boolean',
  Array: 'a list',
  Object: 'an object',
}

/** The faults of a decoded answer; empty where it has the shape of the call. */
export function shapeFaults(endpoint: Endpoint<never>, value: unknown): readonly Fault[] {
  const { issues = [] } = safeParse(strict(endpoint.answer as GenericSchema), value)
  const all = issues.map((issue) => faultOf(endpoint, value, issue))
  const rest = all.length - most
  return rest > 0
    ? [...all.slice(0, most), fault(endpoint, 'value', `${rest} more ${rest > 1 ? 'fields are' : 'field is'} wrong`)]
    : all
}

function faultOf(endpoint: Endpoint<never>, whole: unknown, issue: BaseIssue<unknown>): Fault {
  const keys = (issue.path ?? []).map(({ key }) => String(key))
  const place = keys.length > 0 ? `answer.${keys.map(shownKey).join('.')}` : 'the answer'
  const found = valueAt(whole, keys)
  // Whether an item is left out depends on the list; its fields have to be right in any case.
  if (found === undefined) return fault(endpoint, 'missing', `${place} is missing`)
  return fault(endpoint, 'value', `${place} has to be ${expectedBy(issue)}, and is ${kindOf(found)}`)
}

function expectedBy({ type, expected, message }: BaseIssue<unknown>): string {
  // The message of a check is the schema’s own: it repeats nothing of the answer.
  if (type === 'check') return message.replace(/, please$/, '')
  return expected === null ? 'another value' : (words[expected] ?? expected.replace(/^\((.*)\)$/, '$1'))
}

/** What was received, without repeating texts: they can be personal. */
function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return `the ${typeof value} ${value}`
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string'
  return Array.isArray(value) ? 'a list' : 'an object'
}

function valueAt(whole: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return whole
  const parts = Object(whole) as Readonly<Record<string, unknown>>
  return Object.hasOwn(parts, key) ? valueAt(parts[key], rest) : undefined
}

/** Keys that are data are shown only if they look like an id. */
function shownKey(key: string): string {
  return /^[\w-]{1,40}$/.test(key) ? key : '*'
}
