/** The details of the protection plan: the server's HTML (PROT-02). */
import { shopMarkup } from '../../../core/base/input/shop-markup'
import { createTextLookup } from '../../../core/base/texts/texts'
import { protectionCheckoutModal } from '../../../core/shop/product/protection.contract'
import type { PartProps } from '../checkout.types'
import { ServerDialog } from '../dialogs/dialogs-server.view'
import { protectionTexts } from './protection.texts'

type Props = PartProps<'close' | 'language' | 'readProtection' | 'report'>

/** @see PartProps */
export function ProtectionDialog({ model }: Props) {
  const t = createTextLookup(protectionTexts, model.language)
  const where = protectionCheckoutModal.name
  return (
    <ServerDialog
      model={model}
      title={t('title')}
      where={where}
      load={async () => ({ fragment: await shopMarkup(where, await model.readProtection()) })}
      failed={t('failed')}
    />
  )
}
