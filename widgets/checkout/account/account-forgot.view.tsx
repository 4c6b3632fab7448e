/** The server's form for a forgotten password, in a dialog (LOGIN-01). */
import { createTextLookup } from '../../../core/texts/texts'
import { forgotPassword } from '../../../core/visitor/account.contract'
import type { PartProps } from '../checkout.types'
import { ServerDialog } from '../dialogs/dialogs-server.view'
import { accountTexts } from './account.texts'

/** @see PartProps */
export function ForgotDialog({ state, model }: PartProps) {
  const t = createTextLookup(accountTexts, model.language)
  return (
    <ServerDialog
      model={model}
      title={t('forgot')}
      where={forgotPassword.name}
      load={() => model.readForgot(state.draft.email)}
      failed={t('forgotFailed')}
    />
  )
}
