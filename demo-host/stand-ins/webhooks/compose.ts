/** Writes the webhook of a changed payment, in each provider's own form. */
import { webhookPaths } from '../../../core/shop/order/payment-webhooks.contract'
import { majorUnits } from '../../payment/minor-units'
import { hmac, signedFields } from '../../webhooks/signatures'
import { webhookKeys } from '../../webhooks/webhook-keys'
import { newId, open, type VendorPayment } from '../stand-in-payments'
import { intentOf } from '../stripe/intent'

/** One event. If it is sent again, it has a new signature. */
export interface Webhook {
  readonly path: string
  readonly type: string
  readonly body: string
  /** @param now in milliseconds since 1970 */
  readonly headers: (now: number) => Readonly<Record<string, string>>
}

/** `undefined` if its provider sends nothing for this change. */
export function webhookOf(payment: VendorPayment): Webhook | undefined {
  return composers[payment.vendor]?.(payment)
}

const composers: Readonly<Record<string, (payment: VendorPayment) => Webhook | undefined>> = {
  stripe(payment) {
    const type = stripeTypes[payment.status]
    const { client_secret: _, ...intent } = intentOf(payment)
    const object = { ...intent, metadata: { order: payment.order } }
    const event = { id: newId('evt'), object: 'event', type, livemode: false, data: { object } }
    const body = JSON.stringify(event)
    return type
      ? json(webhookPaths.stripe, body, (now) => ({
          'stripe-signature': timed('v1', now, (time) => hmac('sha256', webhookKeys.stripe, `${time}.${body}`)),
        }))
      : undefined
  },
  klarna({ id, token, status }) {
    const body = JSON.stringify({ authorization_token: token, session_id: id })
    return token !== '' && open.includes(status) ? json(webhookPaths.klarna, body, () => ({})) : undefined
  },
  affirm({ id, status }) {
    const event_timestamp = new Date().toISOString()
    const body = new URLSearchParams({ checkout_token: id, event: 'confirmed', event_timestamp }).toString()
    const headers = (now: number) => ({
      'x-affirm-signature': timed('v0', now, (time) => hmac('sha512', webhookKeys.affirm, `${time}.${body}`)),
    })
    return status === 'succeeded' ? { path: webhookPaths.affirm, type: form, body, headers } : undefined
  },
  paybright({ id, order, amount, status }) {
    const fields = {
      x_reference: order,
      x_gateway_reference: id,
      x_amount: majorUnits(amount, 'CAD').toFixed(2),
      x_currency: 'CAD',
      x_result: status === 'succeeded' ? 'completed' : 'failed',
    }
    const x_signature = signedFields(fields, webhookKeys.paybright)
    const body = new URLSearchParams({ ...fields, x_signature }).toString()
    return { path: webhookPaths.paybright, type: form, body, headers: () => ({}) }
  },
}

const stripeTypes: Readonly<Partial<Record<VendorPayment['status'], string>>> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  requires_action: 'payment_intent.requires_action',
  requires_capture: 'payment_intent.amount_capturable_updated',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
}

const form = 'application/x-www-form-urlencoded'
const json = (path: string, body: string, headers: Webhook['headers']): Webhook => ({
  path,
  type: 'application/json',
  body,
  headers,
})

/** `t=…,v1=…` */
function timed(scheme: 'v0' | 'v1', now: number, sign: (time: number) => string): string {
  const time = Math.floor(now / 1000)
  return `t=${time},${scheme}=${sign(time)}`
}
