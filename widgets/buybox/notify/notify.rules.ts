/** Validates the notify-me form. */
import { type Typed, typedCode, typedEmail } from '../../../core/base/input/typed.rules'
import { isEmail } from '../../../core/shop/contacts/email.rules'

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
}: NotifyFields): { readonly email: Typed; readonly qty: number } | NotifyProblem {
  const address = typedEmail(email)
  if (!isEmail(address)) return 'wrongEmail'
  const count = typedCode(qty)
  return /^[1-9]\d?$/.test(count) ? { email: address, qty: Number(count) } : 'wrongQty'
}
