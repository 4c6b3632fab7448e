/** The shop's server at a checkout: it keeps the one order, and answers as it would; a story says where it does not. */
import { forgotPassword, membershipValidate, userExists } from '../core/contract/account'
import { type Order, orderRead, orderValidate, shippingQuote } from '../core/contract/order'
import {
  affirmUrl,
  klarnaRedirect,
  klarnaSession,
  paybrightUrl,
  paymentComplete,
  paymentDeclined,
  stripeIntent,
} from '../core/contract/payment'
import { paymentStatus } from '../core/contract/payment-status'
import { protectionCheckoutModal } from '../core/contract/protection'
import { addressIn, quotesIn, reckoned, type Where } from './checkout-orders'
import { type Reply, reply } from './server'

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

/** What a story says of its server, by call. */
export type Says = Partial<Record<keyof typeof calls, Reply>>

const forgot = `<form action="/user/password" method="post"><p>We send you a link to choose a new password.</p>
<label>Email <input type="email" name="name" value="ada@example.com"></label><button type="submit">Send</button></form>`
const covers = `<p>Accidents happen. For as long as the plan runs we mend or replace what you bought after:</p>
<ul><li>stains of food, drink and ink</li><li>rips, burns and punctures</li><li>broken frames and springs</li></ul>`

/** Somewhere that leads to a page without leaving it. */
const away = () => new URL('#away', location.href).href

/** What there is for an e-mail address. */
export function account(
  has: Partial<Record<'emailExists' | 'memberExists' | 'memberActive' | 'tradeExists', boolean>>,
): Reply {
  const none = { emailExists: false, memberExists: false, memberActive: false, tradeExists: false, tradeActive: false }
  return { answer: { ...none, ...has } }
}

/** Begins to answer for this order. */
export function serveCheckout(first: Order, where: Where, says: Says): void {
  let kept = first
  const answer = (parts: Partial<Order>) => {
    kept = reckoned({ ...kept, ...parts }, where)
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
    order: { answerTo: (fields) => answer(changes(fields, kept)) },
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
    // Nothing is under way, but for an attempt that is named: what came of it is not known yet.
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
  reply(Object.fromEntries(names.map((name) => [pathOf(name), says[name] ?? well[name]])))
}

/** What a shopper's change makes of the order. */
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
