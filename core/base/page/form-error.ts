import { serverMessageOf } from '../report/errors'

/** An error to show: the code of its text, or the shop's own message. */
export type FormError<Code> = Code | { readonly serverMessage: string }

/** The shop's message for a failure; the code if there is none. */
export function formErrorOf<Code>(failure: unknown, code: Code): FormError<Code> {
  const serverMessage = serverMessageOf(failure)
  return serverMessage ? { serverMessage } : code
}
