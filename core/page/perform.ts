import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
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
 * Performs an action by the page's replacement, else by ours. A replacement gets ours as its second argument. Its
 * result is validated: rejects with RoveError `wrong-shape`, and with `calls-itself` where it calls the action that it
 * replaces.
 */
export async function perform<Input extends object, Outcome extends GenericSchema>(
  name: keyof Actions,
  defaultAction: (input: Input) => Promise<InferOutput<Outcome>>,
  outcome: Outcome,
  input: Input,
): Promise<InferOutput<Outcome>> {
  const pageAction = page().performs[name] as ((given: Input, defaultAction: unknown) => Promise<unknown>) | undefined
  if (!pageAction) return defaultAction(input)
  const shared = page()
  shared.replacing ??= new WeakSet()
  const inProgress = shared.replacing
  if (inProgress.has(input)) throw new RoveError('calls-itself', `actions.${name}`)
  inProgress.add(input)
  try {
    const decoded = safeParse(outcome, ownCopy(await pageAction(input, defaultAction)))
    if (decoded.success) return decoded.output
    throw new RoveError('wrong-shape', `actions.${name}`, { cause: issueIn('answer', decoded.issues[0]) })
  } finally {
    inProgress.delete(input)
  }
}
