/** The shop's server at a checkout: it holds one order and answers requests; a story can replace answers. */

import { forgotPassword, membershipValidate, userExists } from '../../core/shop/account/account.contract'
import { type Order, orderRead, orderValidate, shippingQuote } from '../../core/shop/order/order.contract'
import {
  affirmUrl,
  klarnaRedirect,
  klarnaSession,
  paybrightUrl,
  paymentDeclined,
  stripeIntent,
} from '../../core/shop/order/payment.contract'
import { paymentComplete } from '../../core/shop/order/payment-complete.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { protectionCheckoutModal } from '../../core/shop/product/protection.contract'
import { type Reply, reply } from '../kit/server'
import { addressIn, quotesIn, type Where, withTotals } from './checkout-orders'

const calls = {
  exists: userExists,
  membership: membershipValidate,
  forgot: forgotPassword,
  order: orderRead,
  quote: shippingQuote,
  validate: orderValidate,
  covers: protectionCheckoutModal,
  stripe: stripeIntent,
  complete: paymentComplete('order'),
  declined: paymentDeclined,
  status: paymentStatus,
  klarna: klarnaSession,
  klarnaGoes: klarnaRedirect,
  affirm: affirmUrl,
  paybright: paybrightUrl,
}

/** The answers of a story, by request. */
export interface Replies extends Partial<Record<keyof typeof calls, Reply>> {
  /** A change of the order gets no response and is not made; the order can be read. */
  readonly change?: 'lost'
}

const forgot = `<form action="/user/password" method="post"><p>We send you a link to choose a new password.</p>
<label>Email <input type="email" name="name" value="ada@example.com"></label><button type="submit">Send</button></form>`
const covers = `<p>Accidents happen. For as long as the plan runs we mend or replace what you bought after:</p>
<ul><li>stains of food, drink and ink</li><li>rips, burns and punctures</li><li>broken frames and springs</li></ul>`

/** A URL that does not leave the page. */
const away = () => new URL('#away', location.href).href

/** The account of an e-mail address. */
export function account(
  has: Partial<Record<'emailExists' | 'memberExists' | 'memberActive' | 'tradeExists', boolean>>,
): Reply {
  const none = { emailExists: false, memberExists: false, memberActive: false, tradeExists: false, tradeActive: false }
  return { answer: { ...none, ...has } }
}

/** Installs the server with an order. */
export function serveCheckout(first: Order, where: Where, replies: Replies): void {
  let kept = first
  const answer = (parts: Partial<Order>) => {
    kept = withTotals({ ...kept, ...parts }, where)
    return { order: kept, errors: [] }
  }
  const well: Readonly<Record<keyof typeof calls, Reply>> = {
    exists: account({}),
    membership: {
      answerTo(fields) {
        answer({ membership: Number(fields.get('value')) as 0 | 1 })
        return { valueChanged: 1 }
      },
    },
    forgot: { answer: forgot },
    order: {
      answerTo(fields) {
        if (replies.change && fields.size > 0) throw new TypeError('lost')
        return answer(changes(fields, kept))
      },
    },
    quote: {
      answerTo: (fields) => {
        const delivery = sentAddress(fields, 'delivery', where)
        const copied = fields.get('panes[billing][copy_address]') === '1'
        const billing = sentAddress(fields, 'billing', where)
        return answer({ delivery, billing, copy_address: copied, quotes: quotesIn(where) })
      },
    },
    validate: { answer: { success: 1 } },
    covers: { answer: covers },
    stripe: { answer: { clientSecret: 'pi_1_secret_1' } },
    complete: { answerTo: () => ({ success: 1, url: away() }) },
    declined: { answer: { success: 1 } },
    // No attempt is running, except a named one: its outcome is unknown.
    status: {
      answerTo: (fields) => {
        const isOver = !fields.get('operation') || fields.get('end') === 'rested'
        return { status: isOver ? 'none' : 'processing' }
      },
    },
    klarna: { answerTo: () => ({ client_token: 'token', order: { order_amount: kept.due * 100 } }) },
    klarnaGoes: { answerTo: () => ({ redirect_url: away() }) },
    affirm: { answerTo: () => ({ url: away() }) },
    paybright: { answerTo: () => ({ url: away() }) },
  }
  const names = Object.keys(calls) as (keyof typeof calls)[]
  const pathOf = (name: keyof typeof calls) => calls[name].path.replace('{order_id}', first.id)
  reply(Object.fromEntries(names.map((name) => [pathOf(name), replies[name] ?? well[name]])))
}

/** Applies a visitor's change to the order. */
function changes(fields: URLSearchParams, { credit, protection }: Order): Partial<Order> {
  const [email, quote, term, use, code] = ['email', 'quote', 'protection', 'credit', 'coupon'].map((f) => fields.get(f))
  return {
    ...(email ? { email } : {}),
    ...(quote ? { quote } : {}),
    ...(term && protection ? { protection: { ...protection, term: Number(term) } } : {}),
    ...(use && credit ? { credit: { ...credit, active: use === '1' } } : {}),
    ...(code === null || code === undefined ? {} : { coupon: code ? { code, title: '' } : undefined }),
  }
}

function sentAddress(fields: URLSearchParams, pane: 'delivery' | 'billing', where: Where): Order['delivery'] {
  const parts = Object.entries(addressIn(where)).map(([part, value]) => {
    const sent = fields.get(`panes[${pane}][${pane}_${part}]`) ?? ''
    return [part, typeof value === 'number' ? Number(sent) : sent]
  })
  return Object.fromEntries(parts)
}
