/** `<rove-email-cart>`: sends what is in the cart to up to three addresses. Source: document 3, sections 4, 5 and 7. */

import { pageBus } from '../../core/bus'
import { identify } from '../../core/contacts'
import { cartRead } from '../../core/contract/cart-page'
import { emailCart } from '../../core/contract/email-cart'
import { sumsOf } from '../../core/domain/sums'
import { defineElement } from '../../core/element/define-element'
import { inLightDom } from '../../core/element/light-dom'
import { readPlace } from '../../core/host/place'
import { pageCart } from '../../core/host/settings/cart'
import { readSetting } from '../../core/host/settings/read-setting'
import { callShop } from '../../core/net/call-shop'
import { report } from '../../core/report'
import { createSay } from '../../core/texts'
import css from './email-cart.css?inline'
import { createEmailCartModel, type EmailCartModel, type ShownEmailCart } from './email-cart.model'
import { emailCartTexts } from './email-cart.texts'
import { EmailCartView } from './email-cart.view'

/** What the tag takes. */
export const emailCartAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof emailCartAttributes, ShownEmailCart, EmailCartModel>({
  tag: 'rove-email-cart',
  attributes: emailCartAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Sends what is in the cart to up to three addresses.',
    attributes: {},
    facts: {
      'cart:emailed':
        '`{ emails, subscribed, lines, value, total, currency }`: the cart with these lines was mailed to so many addresses, with or without a wish for the newsletter.',
    },
    parts: {},
    slots: { '': 'Nothing is needed; what is there is shown where our code does not run.' },
    tokens: {},
  },
  styles: [],
  view: inLightDom(EmailCartView, css),
  create({ tell }) {
    const told = readSetting(pageCart)
    return createEmailCartModel({
      say: createSay(emailCartTexts, readPlace().language),
      async readCart() {
        try {
          return (await callShop(cartRead, {})).cart
        } catch (failure) {
          // As the page told it is better than no letter.
          if (!told) throw failure
          report('email-cart', failure)
          return told
        }
      },
      async send(input) {
        await callShop(emailCart, input)
        const { emails, subscribe, cart } = input
        const lines = cart.lines.map(({ nid, model, qty, price }) => ({ nid, model, qty, price }))
        // The first one is the shopper's own: the others are whom they send it to. What is tracked is theirs then.
        identify({ email: emails[0] ?? '' }, 'form')
        const { value, total } = sumsOf(cart)
        const mailed = { emails: emails.length, subscribed: subscribe, lines, value, total, currency: cart.currency }
        tell('cart:emailed', mailed)
      },
      report: (failure) => report('email-cart', failure),
      watchCount(heard) {
        const count = pageBus().last('cart:changed')?.count ?? told?.count
        if (count !== undefined) heard(count)
        return pageBus().on('cart:changed', (changed) => heard(changed.count))
      },
    })
  },
})
