/** Reads the form's fields (MAILCART-01). */
import { isEmail } from '../../core/visitor/email.rules'

/** The valid addresses, and the indexes of invalid fields. */
export interface ParsedEmails {
  readonly emails: readonly string[]
  readonly invalid: readonly number[]
}

/** Empty fields are ignored. If all are empty, the first one is invalid. */
export function readEmails(texts: readonly string[]): ParsedEmails {
  const filled = texts.map((text, place) => ({ email: text.trim(), place })).filter(({ email }) => email !== '')
  const invalid = filled.filter(({ email }) => !isEmail(email)).map(({ place }) => place)
  return { emails: filled.map(({ email }) => email), invalid: filled.length === 0 ? [0] : invalid }
}

/** The maximum number of addresses (MAILCART-01). */
export const maxEmails = 3
