/** All dialogs of the checkout, by name. Loaded when the first one is opened. */
import { ForgotDialog } from '../account/account-forgot.view'
import type { Dialogs } from '../checkout.types'
import { ProtectionDialog } from '../protection/protection-dialog.view'
import { ExpiredDialog, TimingDialog } from '../timing/timing.view'

/** @see Dialogs */
export const dialogs: Dialogs = {
  'forgot-password': ForgotDialog,
  protection: ProtectionDialog,
  timing: TimingDialog,
  expired: ExpiredDialog,
}
