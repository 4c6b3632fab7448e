/** What a condition is: a named question about a visitor, with its answer in words. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
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

/** A condition whose parameter has this shape. */
export function condition<Schema extends GenericSchema>(
  parameter: Schema,
  ask: (visitor: Asker, parameter: InferOutput<Schema>, memory: Memory) => Answer,
): Condition {
  return {
    with(given) {
      const read = safeParse(parameter, given)
      return read.success ? (visitor, memory) => ask(visitor, read.output, memory) : read.issues[0].message
    },
  }
}
