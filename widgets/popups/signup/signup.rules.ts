/** The validation of each kind of sign-up (POP-02, NEWS-01). */
import type { Typed } from '../../../core/base/input/typed.rules'
import { isEmail } from '../../../core/shop/contacts/email.rules'
import type { SignUp } from '../popups.rules'

/** Whether a text is accepted, by the kind of sign-up. The form's button waits for it. */
export const signUps: Readonly<Record<SignUp, (text: Typed) => boolean>> = {
  newsletter: isEmail,
  trade: isEmail,
  campaign: (text) => text.length >= 2,
}
