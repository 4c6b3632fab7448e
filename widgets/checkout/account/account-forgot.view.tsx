/** The server's form for a forgotten password, used to its end in a dialog (LOGIN-01). */
import { shopForm } from '../../../core/base/input/shop-answer'
import { createTextLookup } from '../../../core/base/texts/texts'
import { forgotPassword } from '../../../core/shop/account/account.contract'
import type { PartProps } from '../checkout.types'
import { ServerDialog } from '../dialogs/dialogs-server.view'
import { accountTexts } from './account.texts'

type Props = PartProps<'close' | 'language' | 'readForgot' | 'report'>

/** @see PartProps */
export function ForgotDialog({ state, model }: Props) {
  const t = createTextLookup(accountTexts, model.language)
  const where = forgotPassword.name
  const load = async () => {
    const { html, address } = await model.readForgot(state.draft.email)
    return { fragment: await shopForm(where, html), address }
  }
  return <ServerDialog model={model} title={t('forgot')} where={where} load={load} failed={t('forgotFailed')} />
}
