import { serverMessageOf } from './errors'

/** What is wrong: by its text's code, or in the shop's own words. */
export type FormError<Code> = Code | { readonly serverMessage: string }

/** What the shop says of a failure; the code where it says nothing. */
export function formErrorOf<Code>(failure: unknown, code: Code): FormError<Code> {
  const serverMessage = serverMessageOf(failure)
  return serverMessage ? { serverMessage } : code
}
