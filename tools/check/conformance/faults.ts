/** What is wrong with an answer, and what to mend. */
import { type Call, mends } from './mends'

/** One thing that is wrong. */
export interface Fault {
  readonly what: string
  readonly mend: string
}

/** The kinds of faults. */
export type FaultCode = keyof typeof mends

/** @param what one short sentence without received texts */
export function fault(call: Call, code: FaultCode, what: string): Fault {
  const [sentence, heading] = mends[code]
  return { what, mend: `${sentence}: see “${heading(call)}” in CONTRACT.md.` }
}
