/** Reads a refusal with the shop's message. Proposed: see `Endpoint.refuses`. */
import { nullish, safeParse, string } from 'valibot'
import { parseOwnJson } from '../input/own-json'
import { phpFlag } from '../input/php-values'
import { plainText } from '../input/plain-text'
import { shape } from '../input/shape'

/** The fields of a refusal, which any answer can have. */
const refusal = shape({
  /** False where the call was refused. */
  success: nullish(phpFlag, true),
  ok: nullish(phpFlag, true),
  message: nullish(string(), ''),
})

/** A refusal, with its message as plain text where it has one. */
export interface Refusal {
  readonly serverMessage: string | undefined
}

/**
 * The refusal in an answer: `success` or `ok` is false, or it has a message and does not match the schema.
 *
 * @param isAnswer whether it matches the schema of the answer
 */
export function readRefusal(text: string, isAnswer: boolean): Refusal | undefined {
  const read = safeParse(refusal, parse(text))
  if (!read.success) return undefined
  const { success, ok, message } = read.output
  const serverMessage = plainText(message) || undefined
  return success && ok && (isAnswer || !serverMessage) ? undefined : { serverMessage }
}

function parse(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch {
    return undefined
  }
}
