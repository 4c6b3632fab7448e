/** Renders the checkout in the light DOM, or nothing if the page has no checkout. */
import { inLightDom } from '../../core/view/element/light-dom'
import addressCss from './address/address.css?inline'
import css from './checkout.css?inline'
import type { CheckoutModel } from './checkout.types'
import { CheckoutView } from './checkout.view'
import type { CheckoutState } from './checkout-state.types'
import formsCss from './form/form.css?inline'
import choiceCss from './form/form-choice.css?inline'
import lookupCss from './lookup/lookup.css?inline'
import paymentCss from './payment/payment.css?inline'
import summaryCss from './summary/summary.css?inline'

const styles = [css, formsCss, choiceCss, addressCss, lookupCss, paymentCss, summaryCss].join('')
const Checkout = inLightDom(CheckoutView, styles)

interface PlaceProps {
  /** `undefined` on the review page and when the order is complete: the server's HTML is shown. */
  readonly state: CheckoutState | undefined
  readonly model: object
}

/** @see PlaceProps */
export function CheckoutPlace({ state, model }: PlaceProps) {
  return state ? <Checkout state={state} model={model as CheckoutModel} /> : <slot />
}
