import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { RoveError } from '../errors'
import { issueIn } from '../issue-in'
import { ownCopy } from '../own-json'
import { page } from '../page'
import type { Actions } from './actions'

/**
 * Performs an action as the page wants it: by what it put in the place of ours, else by ours. What the page's own came
 * to is believed only where it has the outcome's shape: rejects with RoveError `wrong-shape`.
 */
export async function perform<Input, Outcome extends GenericSchema>(
  name: keyof Actions,
  ours: (input: Input) => Promise<InferOutput<Outcome>>,
  outcome: Outcome,
  input: Input,
): Promise<InferOutput<Outcome>> {
  const theirs = page().performs[name] as ((input: Input) => Promise<unknown>) | undefined
  if (!theirs) return ours(input)
  const decoded = safeParse(outcome, ownCopy(await theirs(input)))
  if (!decoded.success)
    throw new RoveError('wrong-shape', `actions.${name}`, { cause: issueIn('answer', decoded.issues[0]) })
  return decoded.output
}
