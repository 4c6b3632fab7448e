/** What a protection covers, in the server's own words, made safe. Source: document 1, section 7 (COVER-02). */
import { Modal } from '../../../core/ui/modal'
import { useMarkup } from '../../../core/ui/use-markup'
import type { DialogProps } from '../buybox.model'

/** Says so where it cannot be read. */
export function ProtectionView({ model }: DialogProps) {
  const { place, at } = useMarkup(model.offered().model, model.readProtection, model.report)
  return (
    <Modal title={model.say('protection')} closeLabel={model.say('close')} onClose={model.close}>
      <div ref={place} aria-busy={at === 'reading'} />
      {at === 'failed' && <p role="status">{model.say('protectionUnread')}</p>}
    </Modal>
  )
}
