/** The server's form, and the offer above the page. */
import type { ViewProps } from '../../core/element/definition'
import type { MembershipRenewalModel, RenewalState } from './membership-renewal.types'
import { OfferView } from './membership-renewal-offer.view'

type Props = ViewProps<RenewalState, MembershipRenewalModel, { readonly discount: string | undefined }>

export function MembershipRenewalView({ state, model, attributes: { discount } }: Props) {
  return (
    <>
      <slot />
      {(state.at === 'asking' || state.at === 'adding') && (
        <OfferView model={model} isAdding={state.at === 'adding'} percent={discount} />
      )}
    </>
  )
}
