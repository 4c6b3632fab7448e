/** What a condition is: a named question about a visitor, with its answer in words. */
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { toJson } from '../own-json'
import type { Reason } from '../pieces'
import type { Visitor } from '../visitor'

/** What the device remembers of the piece that a condition stands at. Times in milliseconds since 1970. */
export interface Memory {
  readonly shown?: number | undefined
  readonly closed?: number | undefined
  /** When the visitor did something in it. */
  readonly engaged?: number | undefined
  /** When the visitor left an address, anywhere. */
  readonly subscribed?: number | undefined
}

/** Of whom conditions ask. */
export interface Asker extends Visitor {
  /** The time by the server, in milliseconds since 1970; absent where nobody has asked it. */
  readonly shopTime?: number | undefined
}

/** Whether a condition is met, and why, in words for a marketer. */
export type Answer = Omit<Reason, 'condition'>

/** One row of the table of conditions. */
export interface Condition {
  /** The question with this parameter; what is wrong with the parameter, in words, where something is. */
  with(parameter: unknown): ((visitor: Asker, memory: Memory) => Answer) | string
}

/**
 * A condition whose parameter has this shape.
 *
 * @param takes the forms that are allowed, in words
 * @param canBe whether anybody could meet it
 */
export function condition<Schema extends GenericSchema>(
  takes: string,
  parameter: Schema,
  ask: (visitor: Asker, parameter: InferOutput<Schema>, memory: Memory) => Answer,
  canBe: (parameter: InferOutput<Schema>) => boolean = () => true,
): Condition {
  return {
    with(given) {
      const read = safeParse(parameter, given)
      if (read.success && canBe(read.output)) return (visitor, memory) => ask(visitor, read.output, memory)
      return `${slipIn(given, read.issues?.[0])}, it takes ${takes}`
    },
  }
}

/** What in a parameter is wrong: `number 2 is "Canada"`. Of several forms, the one that goes into it knows best. */
function slipIn(given: unknown, issue?: Pick<BaseIssue<unknown>, 'path' | 'issues'>): string {
  const inner = issue?.issues?.find(({ path }) => path)
  if (inner) return slipIn(given, inner)
  const { key, value } = issue?.path?.at(-1) ?? { key: 'it', value: given }
  return `${typeof key === 'number' ? `number ${key + 1}` : key} is ${toJson(value)?.slice(0, 80)}`
}
