/** `<rove-email-cart>`: sends the cart to up to three e-mail addresses. */

import { pageBus } from '../../core/base/bus/bus'
import { readMarket } from '../../core/base/country/country.setting'
import { readSetting } from '../../core/base/input/read-setting'
import { callShop } from '../../core/base/net/call-shop'
import { report } from '../../core/base/report/report'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { createTextLookup } from '../../core/base/texts/texts'
import { cartRead } from '../../core/shop/cart/cart.contract'
import { pageCart } from '../../core/shop/cart/cart.setting'
import { watchCartCount } from '../../core/shop/cart/cart-count'
import { emailCart } from '../../core/shop/cart/cart-email.contract'
import { identify } from '../../core/shop/contacts/identify.action'
import { sumsOf } from '../../core/shop/order/sums.rules'
import { defineElement } from '../../core/view/element/define-element'
import { inLightDom } from '../../core/view/element/light-dom'
import css from './email-cart.css?inline'
import { createEmailCartModel, type EmailCartModel, type ShownEmailCart } from './email-cart.model'
import { emailCartTexts } from './email-cart.texts'
import { EmailCartView } from './email-cart.view'
import pageCss from './email-cart-page.css?inline'

/** The element's attributes. */
const emailCartAttributes = {} as const

export default defineElement<typeof emailCartAttributes, ShownEmailCart, EmailCartModel>({
  tag: 'rove-email-cart',
  attributes: emailCartAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Sends the cart to up to three e-mail addresses.',
    placing: ['in-templates'],
    attributes: {},
    facts: {
      'cart:emailed':
        '`{ emails, subscribed, lines, value, total, currency }`: the cart with these lines was sent to this number of addresses; `subscribed` says whether the newsletter was chosen.',
    },
    parts: {},
    slots: { '': 'Optional: shown if the element’s code does not run.' },
    tokens: {},
  },
  styles: [],
  view: inLightDom(EmailCartView, css),
  create({ publish, signal }) {
    signal.addEventListener('abort', adoptInPage(pageCss))
    const initialCart = readSetting(pageCart)
    return createEmailCartModel({
      t: createTextLookup(emailCartTexts, readMarket().language),
      async readCart() {
        try {
          return (await callShop(cartRead, {})).cart
        } catch (failure) {
          // The cart of the page's settings is used if the server's cannot be read.
          if (!initialCart) throw failure
          report('email-cart', failure)
          return initialCart
        }
      },
      async send(input) {
        await callShop(emailCart, input)
        const { emails, subscribe, cart } = input
        const lines = cart.lines.map(({ nid, model, qty, price }) => ({ nid, model, qty, price }))
        // The first address is the visitor's own, the others are recipients. Only the first one identifies the visitor
        // for tracking.
        identify({ email: emails[0] ?? '' }, 'form')
        const { value, total } = sumsOf(cart)
        const mailed = { emails: emails.length, subscribed: subscribe, lines, value, total, currency: cart.currency }
        publish('cart:emailed', mailed)
      },
      report: (failure) => report('email-cart', failure),
      watchCount(listener) {
        const count = pageBus().last('cart:changed')?.count ?? initialCart?.count
        if (count !== undefined) listener(count)
        return watchCartCount(listener)
      },
    })
  },
})
