/** What the protection covers, as the server says it (PROT-02). */
import { createSay } from '../../../core/texts'
import type { PartProps } from '../checkout.view'
import { ServerDialog } from '../checkout-dialog.view'
import { protectionTexts } from './protection.texts'

/** @see PartProps */
export function ProtectionDialog({ model }: PartProps) {
  const say = createSay(protectionTexts, model.language)
  return <ServerDialog model={model} title={say('title')} load={model.readProtection} failed={say('failed')} />
}
