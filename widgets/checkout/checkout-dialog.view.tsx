/** A dialog with what the server says, cleaned of all that runs. */
import { useState } from 'react'
import { createSay } from '../../core/texts'
import { Modal } from '../../core/ui/modal'
import { useMarkup } from '../../core/ui/use-markup'
import type { CheckoutModel } from './checkout.model'
import { checkoutTexts } from './checkout.texts'

interface ServerDialogProps {
  readonly model: Pick<CheckoutModel, 'language' | 'close' | 'report'>
  readonly title: string
  /** Fetches it, safe to show. */
  readonly load: () => Promise<DocumentFragment>
  /** What is said where it is not to be had. */
  readonly failed: string
}

/** @see ServerDialogProps */
export function ServerDialog({ model, title, load, failed }: ServerDialogProps) {
  const say = createSay(checkoutTexts, model.language)
  // It is fetched once, as it was asked for when the dialog opened.
  const [read] = useState(() => load)
  const { place, at } = useMarkup('', read, model.report)
  return (
    <Modal title={title} closeLabel={say('close')} onClose={model.close}>
      <div ref={place} aria-busy={at === 'reading'} />
      <p role="status">{at === 'reading' ? say('working') : at === 'failed' ? failed : ''}</p>
    </Modal>
  )
}
