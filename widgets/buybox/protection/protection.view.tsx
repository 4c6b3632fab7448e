/** The details of the protection plan: the server's HTML, sanitised (COVER-02). */
import { readMarket } from '../../../core/base/country/country.setting'
import { protectionModal } from '../../../core/shop/product/protection.contract'
import { Modal } from '../../../core/view/dialog/modal'
import { ServerMarkup } from '../../../core/view/form/server-markup'
import type { DialogProps } from '../buybox.types'

/** Shows a message if the details cannot be loaded. */
export function ProtectionView({ model }: DialogProps) {
  return (
    <Modal title={model.t('protection')} closeLabel={model.t('close')} onClose={model.close}>
      <ServerMarkup
        name={model.offered().model}
        where={protectionModal.name}
        read={model.readProtection}
        language={readMarket().language}
        failed={model.t('protectionUnread')}
        report={model.report}
      />
    </Modal>
  )
}
