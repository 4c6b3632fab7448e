/** The server's form with what it says of a failed discount, and the offer above the page (RENEW-01). */
import type { ViewProps } from '../../core/view/element/definition'
import type { MembershipRenewalModel, RenewalState } from './membership-renewal.types'
import { OfferView } from './membership-renewal-offer.view'

type Props = ViewProps<RenewalState, MembershipRenewalModel, { readonly discount: string | undefined }>

export function MembershipRenewalView({ state, model, attributes: { discount } }: Props) {
  const { t, accept } = model
  return (
    <>
      <slot />
      {(state.at === 'asking' || state.at === 'adding') && (
        <OfferView model={model} isAdding={state.at === 'adding'} percent={discount} />
      )}
      {/* Its button stays while it tries again: the focus returns to it from the dialog. */}
      {(state.at === 'failed' || (state.at === 'adding' && state.hasFailed)) && (
        <div part="message" role="alert">
          <p id="failure">{t('failed')}</p>
          <button type="button" part="retry-button" aria-describedby="failure" onClick={accept}>
            {t('retry')}
          </button>
        </div>
      )}
    </>
  )
}
