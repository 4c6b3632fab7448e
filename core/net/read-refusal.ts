/** A refusal in the shop's own words. Source: proposed, see `Endpoint.refuses`. */
import { nullish, safeParse, string } from 'valibot'
import { parseOwnJson } from '../own-json'
import { plainText } from '../plain-text'
import { shape } from '../shape'
import { flag } from '../written-by-php'

/** What an answer of any kind may say of a refusal. */
const refusal = shape({
  /** False where nothing was done. */
  success: nullish(flag, true),
  ok: nullish(flag, true),
  message: nullish(string(), ''),
})

/** What a refusal says: plain text, where it gives a reason. */
export interface Refusal {
  readonly words: string | undefined
}

/**
 * The refusal that an answer is: by its own word, or because it has a message in place of what was asked.
 *
 * @param isAnswer whether it has what was asked
 */
export function readRefusal(text: string, isAnswer: boolean): Refusal | undefined {
  const read = safeParse(refusal, parse(text))
  if (!read.success) return undefined
  const { success, ok, message } = read.output
  const words = plainText(message) || undefined
  return success && ok && (isAnswer || !words) ? undefined : { words }
}

function parse(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch {
    return undefined
  }
}
