import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { RoveError } from '../errors'
import { issueIn } from '../issue-in'
import { ownCopy } from '../own-json'
import { page } from '../page'
import type { Actions } from './actions'

/** What the page's own is performing now. */
const underWay = new WeakSet<object>()

/**
 * Performs an action as the page wants it: by what it put in the place of ours, else by ours. The page's own is given
 * ours as well, to be called in it. What it came to is believed only where it has the outcome's shape: rejects with
 * RoveError `wrong-shape`, and with `calls-itself` where it calls the action that it stands for.
 */
export async function perform<Input extends object, Outcome extends GenericSchema>(
  name: keyof Actions,
  ours: (input: Input) => Promise<InferOutput<Outcome>>,
  outcome: Outcome,
  input: Input,
): Promise<InferOutput<Outcome>> {
  const theirs = page().performs[name] as ((given: Input, ours: unknown) => Promise<unknown>) | undefined
  if (!theirs) return ours(input)
  if (underWay.has(input)) throw new RoveError('calls-itself', `actions.${name}`)
  underWay.add(input)
  try {
    const decoded = safeParse(outcome, ownCopy(await theirs(input, ours)))
    if (decoded.success) return decoded.output
    throw new RoveError('wrong-shape', `actions.${name}`, { cause: issueIn('answer', decoded.issues[0]) })
  } finally {
    underWay.delete(input)
  }
}
