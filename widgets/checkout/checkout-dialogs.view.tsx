/** All that may stand over the checkout, by name: fetched when the first of it is asked for. */
import type { ReactNode } from 'react'
import { ForgotDialog } from './account/account-forgot.view'
import type { DialogName } from './checkout.machine'
import type { PartProps } from './checkout.view'
import { ExpiredDialog, TimingDialog } from './expiry/expiry.view'
import { ProtectionDialog } from './protection/protection-dialog.view'

/** The view of each. */
export type Dialogs = Readonly<Record<DialogName, (props: PartProps) => ReactNode>>

/** @see Dialogs */
export const dialogs: Dialogs = {
  'forgot-password': ForgotDialog,
  protection: ProtectionDialog,
  timing: TimingDialog,
  expired: ExpiredDialog,
}
