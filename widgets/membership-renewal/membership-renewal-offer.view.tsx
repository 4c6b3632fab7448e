/** The offer of the renewal discount, in a dialog (RENEW-01, LOAD-06). */
import { Modal } from '../../core/view/dialog/modal'
import type { MembershipRenewalModel } from './membership-renewal.types'

interface OfferProps {
  readonly model: MembershipRenewalModel
  readonly isAdding: boolean
  /** The discount in percent. */
  readonly percent: string | undefined
}

const css = `
.answers { display: grid; gap: 12px }
.answers button { min-block-size: 48px; padding: 8px 16px; border-radius: var(--_radius); border: 1px solid var(--_ink) }
.answers [part="accept-button"] { border-color: transparent; background: var(--_accent); color: var(--_on-accent); font-weight: 600 }
[role="status"] { min-block-size: 1.5em; margin-block: -8px -16px }
.answers [aria-disabled="true"] { opacity: 0.6; cursor: default }
`

/** The offer: accept it, renew without it, or go back to the page. */
export function OfferView({ model, isAdding, percent }: OfferProps) {
  const { t, memberOffer, accept, decline, close } = model
  return (
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={close}>
      <p>{percent ? t('offerPercent', { percent }) : t('offer')}</p>
      {memberOffer && <p>{memberOffer}</p>}
      <div className="answers">
        <button type="button" part="accept-button" aria-disabled={isAdding} onClick={accept}>
          {t('accept')}
        </button>
        <button type="button" part="decline-button" aria-disabled={isAdding} onClick={decline}>
          {t('decline')}
        </button>
      </div>
      <p role="status" className="hint">
        {isAdding ? t('adding') : ''}
      </p>
    </Modal>
  )
}
