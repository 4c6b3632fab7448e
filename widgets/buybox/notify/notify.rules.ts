/** What a shopper has to give to be told. Source: document 1, section 3 (Notify-me form). */
import { isEmail } from '../../../core/domain/email'

/** What the form holds, as it was typed. */
export interface NotifyFields {
  readonly email: string
  readonly qty: string
}

/** Which field is wrong, the first one first. */
export type NotifyProblem = 'wrongEmail' | 'wrongQty'

/** The fields as they are sent, or the first that is wrong. */
export function readNotify({
  email,
  qty,
}: NotifyFields): { readonly email: string; readonly qty: number } | NotifyProblem {
  const address = email.trim()
  if (!isEmail(address)) return 'wrongEmail'
  return /^[1-9]\d?$/.test(qty.trim()) ? { email: address, qty: Number(qty) } : 'wrongQty'
}
