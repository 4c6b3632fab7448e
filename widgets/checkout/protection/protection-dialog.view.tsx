/** The details of the protection plan: the server's HTML (PROT-02). */
import { protectionCheckoutModal } from '../../../core/product/protection.contract'
import { createTextLookup } from '../../../core/texts/texts'
import type { PartProps } from '../checkout.types'
import { ServerDialog } from '../dialogs/dialogs-server.view'
import { protectionTexts } from './protection.texts'

/** @see PartProps */
export function ProtectionDialog({ model }: PartProps) {
  const t = createTextLookup(protectionTexts, model.language)
  return (
    <ServerDialog
      model={model}
      title={t('title')}
      where={protectionCheckoutModal.name}
      load={model.readProtection}
      failed={t('failed')}
    />
  )
}
