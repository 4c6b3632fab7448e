/** Which addresses can be sent to, and which failures leave it open whether the cart was sent (MAILCART-01). */
import { type Typed, typedEmails } from '../../core/base/input/typed.rules'
import { RoveError } from '../../core/base/report/errors'
import { isEmail } from '../../core/shop/contacts/email.rules'

/** The valid addresses, and the indexes of invalid fields. */
export interface ParsedEmails {
  readonly emails: readonly Typed[]
  readonly invalid: readonly number[]
  /** All addresses are valid, but there are more than can be sent to. */
  readonly areTooMany: boolean
}

/** Empty fields are ignored. If all are empty, the first one is invalid. A field can hold a list. */
export function readEmails(texts: readonly string[]): ParsedEmails {
  const filled = texts.map((text, place) => ({ emails: typedEmails(text), place })).filter(({ emails }) => emails[0])
  const invalid = filled.filter(({ emails }) => !emails.every(isEmail)).map(({ place }) => place)
  const emails = [...new Set(filled.flatMap(({ emails }) => emails))]
  const areTooMany = invalid.length === 0 && emails.length > maxEmails
  const lists = filled.filter(({ emails }) => emails.length > 1).map(({ place }) => place)
  if (areTooMany) return { emails, invalid: lists, areTooMany }
  return { emails, invalid: filled.length === 0 ? [0] : invalid, areTooMany }
}

/** The maximum number of addresses (MAILCART-01). */
export const maxEmails = 3

/** Whether the server has answered nothing to a call: nothing may then be said of what it did. */
export function isUnanswered(failure: unknown): boolean {
  return failure instanceof RoveError && /^(network|not-sent|timeout|aborted)$/.test(failure.code)
}
