/** The two dialogs of an order's time: it ends soon, and it has ended (CHK-06). */
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.view'
import { expiryTexts } from './expiry.texts'

/** Who has not seen it has neither kept the order nor left. */
const stay = () => {}

/** Closing it keeps the order: somebody is there. */
export function TimingDialog({ model }: PartProps) {
  const say = createSay(expiryTexts, model.language)
  const close = createSay(checkoutTexts, model.language)('close')
  return (
    <Modal title={say('timing')} closeLabel={close} onClose={model.keepOrder} onHidden={stay}>
      <p>{say('timingHint')}</p>
      <button type="button" className="rove-primary" onClick={model.keepOrder}>
        {say('keep')}
      </button>
    </Modal>
  )
}

/** There is nothing left to be done here: all ways lead elsewhere. */
export function ExpiredDialog({ model }: PartProps) {
  const say = createSay(expiryTexts, model.language)
  return (
    <Modal title={say('expired')} closeLabel={say('cart')} onClose={model.leaveForCart} onHidden={stay}>
      <p>{say('expiredHint')}</p>
      <p>
        <a className="rove-primary" href={model.checkoutUrl}>
          {say('again')}
        </a>
      </p>
      <p>
        <a href={model.cartUrl}>{say('cart')}</a>
      </p>
    </Modal>
  )
}
