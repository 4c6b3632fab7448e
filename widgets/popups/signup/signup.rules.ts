/** The validation of each kind of sign-up (POP-02, NEWS-01). */
import { isEmail } from '../../../core/visitor/email.rules'
import type { SignUp } from '../popups.rules'

/** One kind of sign-up. */
interface Kind {
  /** Whether the text is accepted. */
  readonly isValid: (text: string) => boolean
  /** The button is disabled until the text is valid; else an invalid text is reported after submit. */
  readonly buttonWaits: boolean
}

/** The kinds of sign-up. */
export const signUps: Readonly<Record<SignUp, Kind>> = {
  newsletter: { isValid: isEmail, buttonWaits: false },
  trade: { isValid: isEmail, buttonWaits: true },
  campaign: { isValid: (text) => text.length >= 2, buttonWaits: true },
}
