import { type GenericSchema, type InferOutput, safeParse, type VoidSchema } from 'valibot'
import { issueIn } from '../input/issue-in'
import { ownCopy } from '../input/own-json'
import { RoveError } from '../report/errors'
import { page } from '../state/page'
import type { Actions } from './actions'

declare module '../state/page' {
  interface Page {
    /** The inputs for which the page's replacement of an action is running. */
    replacing?: WeakSet<object>
  }
}

/**
 * Performs an action by the page's replacement, else by ours. A replacement gets ours as its second argument. Rejects with
 * RoveError `calls-itself` where it calls the action that it replaces, and `wrong-shape` where its result is not the
 * expected one.
 *
 * @param outcome the expected result; by default, any result is ignored
 */
export async function perform<Input extends object, Outcome extends GenericSchema = VoidSchema<undefined>>(
  name: keyof Actions,
  defaultAction: (input: Input) => Promise<InferOutput<Outcome>>,
  input: Input,
  outcome?: Outcome,
): Promise<InferOutput<Outcome>> {
  const pageAction = page().performs[name] as ((given: Input, defaultAction: unknown) => Promise<unknown>) | undefined
  if (!pageAction) return defaultAction(input)
  const shared = page()
  shared.replacing ??= new WeakSet()
  const inProgress = shared.replacing
  if (inProgress.has(input)) throw new RoveError('calls-itself', `actions.${name}`)
  inProgress.add(input)
  try {
    const given = await pageAction(input, defaultAction)
    if (!outcome) return undefined as InferOutput<Outcome>
    const decoded = safeParse(outcome, ownCopy(given))
    if (decoded.success) return decoded.output
    throw new RoveError('wrong-shape', `actions.${name}`, { cause: issueIn('answer', decoded.issues[0]) })
  } finally {
    inProgress.delete(input)
  }
}
