/** What each kind of sign-up asks of an address. Source: document 1, section 5; document 3, section 5 (POP-02, NEWS-01). */
import { isEmail } from '../../../core/domain/email'
import type { SignUp } from '../popups.rules'

/** One kind. */
interface Kind {
  /** Whether what was typed is taken. */
  readonly isValid: (text: string) => boolean
  /** The button waits until it is; else a wrong address is named once it is sent. */
  readonly buttonWaits: boolean
}

/** The kinds of sign-ups. */
export const signUps: Readonly<Record<SignUp, Kind>> = {
  newsletter: { isValid: isEmail, buttonWaits: false },
  trade: { isValid: isEmail, buttonWaits: true },
  campaign: { isValid: (text) => text.length >= 2, buttonWaits: true },
}
