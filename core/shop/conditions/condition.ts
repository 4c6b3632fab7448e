/** A condition: a named predicate about a visitor, with its result explained in words. */
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { toJson } from '../../base/input/own-json'
import type { Reason } from '../campaign/contents.store'
import type { Visitor } from './visitor.store'

/** What the device remembers of the content that a condition belongs to. Times in milliseconds since 1970. */
export interface ContentHistory {
  readonly shown?: number | undefined
  readonly closed?: number | undefined
  /** When the visitor used it: a click, a form. */
  readonly engaged?: number | undefined
  /** When the visitor subscribed, in any popup. */
  readonly subscribed?: number | undefined
}

/** The visitor as conditions see them. */
export interface ConditionVisitor extends Visitor {
  /** The server's time, in milliseconds since 1970; absent until it has been requested. */
  readonly shopTime?: number | undefined
  /** The visitor's place in an experiment, from 0 to below 1: drawn once, and then always the same. */
  shareOf?(experiment: string): number
}

/** The result of a condition, with its reason for a marketer. */
export type ConditionResult = Omit<Reason, 'condition'>

/** One row of the table of conditions. */
export interface Condition {
  /** Validates the parameter. @returns the predicate, or the error of the parameter for a marketer */
  prepare(parameter: unknown): ((visitor: ConditionVisitor, memory: ContentHistory) => ConditionResult) | string
}

/**
 * Creates a condition from the schema of its parameter.
 *
 * @param takes describes the accepted parameters
 * @param isSatisfiable whether any visitor can meet it with this parameter
 */
export function condition<Schema extends GenericSchema>(
  takes: string,
  parameter: Schema,
  evaluate: (visitor: ConditionVisitor, parameter: InferOutput<Schema>, memory: ContentHistory) => ConditionResult,
  isSatisfiable: (parameter: InferOutput<Schema>) => boolean = () => true,
): Condition {
  return {
    prepare(given) {
      const read = safeParse(parameter, given)
      if (read.success && isSatisfiable(read.output)) return (visitor, memory) => evaluate(visitor, read.output, memory)
      return `${describeInvalid(given, read.issues?.[0])}, it takes ${takes}`
    },
  }
}

/**
 * Describes the invalid value of a parameter: `number 2 is "Canada"`. Of a union's issues, one inside the value is the
 * most precise.
 */
function describeInvalid(given: unknown, issue?: Pick<BaseIssue<unknown>, 'path' | 'issues'>): string {
  const inner = issue?.issues?.find(({ path }) => path)
  if (inner) return describeInvalid(given, inner)
  const { key, value } = issue?.path?.at(-1) ?? { key: 'it', value: given }
  return `${typeof key === 'number' ? `number ${key + 1}` : key} is ${toJson(value)?.slice(0, 80)}`
}
