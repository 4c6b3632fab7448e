/** What is read from the fields. Source: document 3, section 5 (MAILCART-01). */
import { isEmail } from '../../core/domain/email'

/** What was given: the addresses, and the places of the fields that hold none. */
export interface GivenEmails {
  readonly emails: readonly string[]
  readonly wrong: readonly number[]
}

/** Blank fields are ignored; where all are blank, the first one is missing. */
export function readEmails(texts: readonly string[]): GivenEmails {
  const given = texts.map((text, place) => ({ email: text.trim(), place })).filter(({ email }) => email !== '')
  const wrong = given.filter(({ email }) => !isEmail(email)).map(({ place }) => place)
  return { emails: given.map(({ email }) => email), wrong: given.length === 0 ? [0] : wrong }
}
