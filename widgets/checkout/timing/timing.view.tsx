/** The dialogs of the order's time: it expires soon, and it has expired (CHK-06). */
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'
import { timingTexts } from './timing.texts'

type Props = PartProps<'cartUrl' | 'checkoutUrl' | 'goToCart' | 'language' | 'renewOrder'>

/** A dialog that the visitor has not seen changes nothing. */
const stay = () => {}

/** Closing it extends the order's time: the visitor is there. */
export function TimingDialog({ model }: Props) {
  const t = createTextLookup(timingTexts, model.language)
  const close = createTextLookup(checkoutTexts, model.language)('close')
  return (
    <Modal title={t('timing')} closeLabel={close} onClose={model.renewOrder} onHidden={stay}>
      <p>{t('timingHint')}</p>
      <button type="button" className="rove-primary" onClick={model.renewOrder}>
        {t('keep')}
      </button>
    </Modal>
  )
}

/** The order cannot be continued: the dialog only links to other pages. */
export function ExpiredDialog({ model }: Props) {
  const t = createTextLookup(timingTexts, model.language)
  return (
    <Modal title={t('expired')} closeLabel={t('cart')} onClose={model.goToCart} onHidden={stay}>
      <p>{t('expiredHint')}</p>
      <p>
        <a className="rove-primary" href={model.checkoutUrl}>
          {t('again')}
        </a>
      </p>
      <p>
        <a href={model.cartUrl}>{t('cart')}</a>
      </p>
    </Modal>
  )
}
