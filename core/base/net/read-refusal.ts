/** Reads a refusal with the shop's message. Proposed: see `Endpoint.refuses`. */
import { type GenericSchema, nullish, safeParse, string } from 'valibot'
import { has } from '../input/own'
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
 * The refusal in an answer: `success` or `ok` is false, or a message stands in place of the answer.
 *
 * @param schema of the answer, if the text matches it. A schema without required fields matches a message alone too.
 */
export function readRefusal(text: string, schema?: GenericSchema): Refusal | undefined {
  const answer = parse(text)
  const read = safeParse(refusal, answer)
  if (!read.success) return undefined
  const { success, ok, message } = read.output
  const serverMessage = plainText(message) || undefined
  const isAnswer = schema && Object.keys(Object(schema).entries ?? {}).some((field) => has(Object(answer), field))
  return success && ok && (isAnswer || !serverMessage) ? undefined : { serverMessage }
}

function parse(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch {
    return undefined
  }
}
