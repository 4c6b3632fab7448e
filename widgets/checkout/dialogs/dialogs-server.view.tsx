/** A dialog that shows the server's HTML, whose forms are used in it. */
import { useState } from 'react'
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { ServerMarkup } from '../../../core/view/form/server-markup'
import type { Markup } from '../../../core/view/form/use-markup'
import { checkoutTexts } from '../checkout.texts'
import type { CheckoutModel } from '../checkout.types'

interface ServerDialogProps {
  readonly model: Pick<CheckoutModel, 'language' | 'close' | 'report'>
  readonly title: string
  /** The name of the call. */
  readonly where: string
  /** Loads the content: the server's HTML, sanitised. */
  readonly load: () => Promise<Markup>
  /** The message if it cannot be loaded. */
  readonly failed: string
}

/** @see ServerDialogProps */
export function ServerDialog({ model, title, where, load, failed }: ServerDialogProps) {
  const t = createTextLookup(checkoutTexts, model.language)
  // Loaded once, with the `load` of the first render.
  const [read] = useState(() => load)
  const { language, report, close } = model
  return (
    <Modal title={title} closeLabel={t('close')} onClose={close}>
      <ServerMarkup name="" {...{ where, read, language, failed, report }} />
    </Modal>
  )
}
