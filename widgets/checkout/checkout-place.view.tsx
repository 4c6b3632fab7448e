/** Where the checkout stands: among the page's own nodes; or nowhere, where the page has none to be filled in. */
import { inLightDom } from '../../core/element/light-dom'
import addressCss from './address/address.css?inline'
import css from './checkout.css?inline'
import type { CheckoutState } from './checkout.machine'
import type { CheckoutModel } from './checkout.model'
import { CheckoutView } from './checkout.view'
import choiceCss from './checkout-choice.css?inline'
import formsCss from './checkout-forms.css?inline'
import lookupCss from './lookup/lookup.css?inline'
import paymentCss from './payment/payment.css?inline'
import summaryCss from './summary/summary.css?inline'

const styles = [css, formsCss, choiceCss, addressCss, lookupCss, paymentCss, summaryCss].join('')
const Checkout = inLightDom(CheckoutView, styles)

interface PlaceProps {
  /** Nothing on the review page, and where all is done: there the server's HTML is the page. */
  readonly state: CheckoutState | undefined
  readonly model: object
}

/** @see PlaceProps */
export function CheckoutPlace({ state, model }: PlaceProps) {
  return state ? <Checkout state={state} model={model as CheckoutModel} /> : <slot />
}
