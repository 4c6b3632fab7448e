/** The server's form for a forgotten password, in a dialog (LOGIN-01). */
import { createSay } from '../../../core/texts'
import type { PartProps } from '../checkout.view'
import { ServerDialog } from '../checkout-dialog.view'
import { accountTexts } from './account.texts'

/** @see PartProps */
export function ForgotDialog({ state, model }: PartProps) {
  const say = createSay(accountTexts, model.language)
  return (
    <ServerDialog
      model={model}
      title={say('forgot')}
      load={() => model.readForgot(state.draft.email)}
      failed={say('forgotFailed')}
    />
  )
}
