/** The details of the protection plan: the server's HTML, sanitised (COVER-02). */
import { Modal } from '../../../core/ui/modal'
import { useMarkup } from '../../../core/ui/use-markup'
import type { DialogProps } from '../buybox.types'

/** Shows a message if the details cannot be loaded. */
export function ProtectionView({ model }: DialogProps) {
  const { place, at } = useMarkup(model.offered().model, model.readProtection, model.report)
  return (
    <Modal title={model.t('protection')} closeLabel={model.t('close')} onClose={model.close}>
      <div ref={place} aria-busy={at === 'reading'} />
      {at === 'failed' && <p role="status">{model.t('protectionUnread')}</p>}
    </Modal>
  )
}
