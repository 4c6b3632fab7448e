/**
 * Stripe's payment element on the page. Owns @stripe/stripe-js. Stripe refuses shadow roots, so it is in the light DOM.
 */
import { loadStripe } from '@stripe/stripe-js/pure'
import { rejectAfter } from '../../../core/base/async/deadline'
import { has } from '../../../core/base/input/own'
import { RoveError } from '../../../core/base/report/errors'
import { guard, report } from '../../../core/base/report/report'
import { acquireShared } from '../../../core/base/state/page'
import type { StripeIntent } from '../../../core/shop/order/payment.contract'
import type { MethodDeps } from './methods.types'
import { createMethodNode } from './methods-node.dom'
import { loadNamedScript } from './methods-script.vendor'
import {
  appearance,
  billingDetails,
  isFilledIn,
  paymentMethodOrder,
  type StripeRefusal,
  type StripeResult,
  stripeLocales,
  timeoutMs,
} from './methods-stripe.rules'

/** The payment element. */
export interface StripeForm {
  /** Validates the input and shows its errors. A wallet asks the visitor here. */
  check(): Promise<StripeRefusal | undefined>
  /** Confirms the payment: from now on a charge may happen. */
  confirm(): Promise<StripeResult>
  /** Updates the payment's amount and keeps the input. Rejects with a RoveError if that fails. */
  refresh(): Promise<void>
  stop(): void
}

/** Shows the element for one payment. Rejects with RoveError `blocked`, `not-shown` or `timeout`. */
export async function showStripe(
  key: string,
  { clientSecret, ...details }: StripeIntent,
  { container, signal, locale, returnUrl, onReady }: MethodDeps,
): Promise<StripeForm> {
  const stripe = await rejectAfter(timeoutMs, 'stripe', stripeFor(key))
  const elements = stripe.elements({
    clientSecret,
    locale: stripeLocales[locale],
    appearance: appearanceIn(container),
  })
  const element = elements.create('payment', {
    layout: { type: 'accordion' },
    paymentMethodOrder,
    defaultValues: { billingDetails: billingDetails({ clientSecret, ...details }) },
  })
  const device = matchMedia('(prefers-color-scheme: dark)')
  const followDevice = guard('stripe', () => {
    void elements.update({ appearance: appearanceIn(container) }).catch((failure) => report('stripe', failure))
  })
  const methodNode = createMethodNode(container, signal, () => {
    device.removeEventListener('change', followDevice)
    element.destroy()
  })
  device.addEventListener('change', followDevice)
  const shown = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => {
      const failure = new RoveError('not-shown', 'stripe', { cause: error.message })
      onReady(false)
      reject(failure)
    })
  })
  element.on('change', (change) => onReady(isFilledIn(change)))
  try {
    element.mount(methodNode.node)
    await rejectAfter(timeoutMs, 'stripe', shown)
  } catch (cause) {
    methodNode.stop()
    throw cause instanceof RoveError ? cause : new RoveError('not-shown', 'stripe', { cause })
  }
  return {
    check: async () => (await elements.submit()).error,
    confirm: () =>
      stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' }),
    async refresh() {
      const { error } = await elements.fetchUpdates()
      if (error) throw new RoveError('not-refreshed', 'stripe', { cause: error.message })
    },
    stop: methodNode.stop,
  }
}

/** The appearance, from what is computed where the element will be: Stripe does not know light-dark() and color-mix(). */
function appearanceIn(container: HTMLElement) {
  const probe = container.appendChild(document.createElement('i'))
  const style = getComputedStyle(probe)
  const found = appearance({
    color(token) {
      probe.style.color = `var(${token})`
      return style.color
    },
    fontFamily: style.fontFamily,
    borderRadius: style.getPropertyValue('--_radius').trim(),
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  probe.remove()
  return found
}

/** Loads Stripe for this key, once per page. A failed load is repeated by the next call. */
async function stripeFor(key: string) {
  const [{ loaded }, forget] = acquireShared(`stripe ${key}`, () => ({ loaded: load(key), stop() {} }))
  try {
    return await loaded
  } catch (cause) {
    forget()
    throw cause instanceof RoveError ? cause : new RoveError('blocked', 'stripe', { cause })
  }
}

async function load(key: string) {
  // Disables Stripe's fraud signals, which send pointer and keyboard behaviour before a payment, without consent.
  if (!(await loadNamedScript('stripe')) && !has(window, 'Stripe'))
    loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const stripe = await loadStripe(key, { developerTools: { assistant: { enabled: false } } })
  if (!stripe) throw new RoveError('blocked', 'stripe')
  return stripe
}
