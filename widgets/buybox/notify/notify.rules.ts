/** Validates the notify-me form. */
import { typedCode } from '../../../core/input/typed-code.rules'
import { isEmail } from '../../../core/visitor/email.rules'

/** The values of the form's fields. */
export interface NotifyFields {
  readonly email: string
  readonly qty: string
}

/** The first invalid field. */
export type NotifyProblem = 'wrongEmail' | 'wrongQty'

/** Returns the values to send, or the first error. */
export function readNotify({
  email,
  qty,
}: NotifyFields): { readonly email: string; readonly qty: number } | NotifyProblem {
  const address = email.trim()
  if (!isEmail(address)) return 'wrongEmail'
  const count = typedCode(qty)
  return /^[1-9]\d?$/.test(count) ? { email: address, qty: Number(count) } : 'wrongQty'
}
