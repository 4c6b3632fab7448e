/** A dialog that shows the server's HTML, sanitised. */
import { useState } from 'react'
import { shopMarkup } from '../../../core/input/shop-markup'
import { createTextLookup } from '../../../core/texts/texts'
import { Modal } from '../../../core/ui/modal'
import { useMarkup } from '../../../core/ui/use-markup'
import { checkoutTexts } from '../checkout.texts'
import type { CheckoutModel } from '../checkout.types'

interface ServerDialogProps {
  readonly model: Pick<CheckoutModel, 'language' | 'close' | 'report'>
  readonly title: string
  /** The name of the call. */
  readonly where: string
  /** Loads the content: the server's HTML. */
  readonly load: () => Promise<string>
  /** The message if it cannot be loaded. */
  readonly failed: string
}

/** @see ServerDialogProps */
export function ServerDialog({ model, title, where, load, failed }: ServerDialogProps) {
  const t = createTextLookup(checkoutTexts, model.language)
  // Loaded once, with the `load` of the first render.
  const [read] = useState(() => async () => shopMarkup(where, await load()))
  const { place, at } = useMarkup('', read, model.report)
  return (
    <Modal title={title} closeLabel={t('close')} onClose={model.close}>
      <div ref={place} aria-busy={at === 'reading'} />
      <p role="status">{at === 'reading' ? t('working') : at === 'failed' ? failed : ''}</p>
    </Modal>
  )
}
