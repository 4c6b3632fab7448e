/** `<rove-cart>`: what is in the cart, how many, what it comes to, and the way to the checkout. Source: document 2, section 2. */

import { pageBus } from '../../core/bus'
import { cartChange, cartRead } from '../../core/contract/cart-page'
import { leadTime } from '../../core/domain/lead-time'
import { formatMoney } from '../../core/domain/money'
import { defineElement } from '../../core/element/define-element'
import { readPlace } from '../../core/host/place'
import { pageCart } from '../../core/host/settings/cart'
import { basePath } from '../../core/host/settings/page'
import { readSetting } from '../../core/host/settings/read-setting'
import { loadCode } from '../../core/load-code'
import { callShop } from '../../core/net/call-shop'
import { sendLast } from '../../core/net/send-last'
import { operationId } from '../../core/operation-id'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import { createSay } from '../../core/texts'
import css from './cart.css?inline'
import type { CartState } from './cart.machine'
import { type CartModel, createCartModel } from './cart.model'
import { cartTexts } from './cart.texts'
import { CartView } from './cart.view'
import couponCss from './cart-coupon.css?inline'
import { type Elsewhere, listenElsewhere } from './cart-elsewhere.model'
import lineCss from './cart-line.css?inline'

/** What the tag takes. */
export const cartAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof cartAttributes, CartState, CartModel>({
  tag: 'rove-cart',
  attributes: cartAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'What is in the cart, how many, what it comes to, and the way to the checkout.',
    attributes: {},
    facts: {
      'cart:changed': '`{ count }`: the server has another number of pieces now.',
      'coupon:changed': '`{ op, coupon, total }`: a coupon is on the cart (`add`) or was taken off it (`remove`).',
    },
    parts: {
      status: 'What has just happened.',
      'undo-button': 'Brings back what was removed.',
      list: 'The lines.',
      line: 'One line. `data-state` is `no`, or `change` or `removal` while the server does not have it so yet.',
      image: 'Its picture.',
      title: 'Its name.',
      estimate: 'When it leaves.',
      'final-sale': 'That it cannot be returned.',
      price: 'What all pieces of a line cost.',
      'each-price': 'What one costs.',
      'member-label': 'Says that it is a member’s price.',
      'regular-price': 'What others pay, struck.',
      quantity: 'How many: two buttons and a field.',
      'fewer-button': 'One fewer.',
      'more-button': 'One more.',
      input: 'The field.',
      limit: 'The most that can be had.',
      'edit-button': 'Leads into the field.',
      'remove-button': 'Takes the line out.',
      error: 'What was refused, and why.',
      summary: 'What it comes to. `data-state` is `waiting` while the amounts are those of before.',
      totals: 'The amounts it is made from.',
      coupon: 'All about the coupon.',
      'coupon-form': 'Its form.',
      'coupon-input': 'Its field.',
      'coupon-button': 'Applies it.',
      'coupon-remove-button': 'Takes it off.',
      pay: 'The total and the way on. On a narrow screen it stays at the foot.',
      total: 'The total.',
      'checkout-button': 'Leads to the checkout.',
      dialog: 'The terms of custom orders on a wide screen.',
      terms: 'Their text.',
      'agree-button': 'Agrees to them.',
      'back-button': 'Leads back from them on a phone.',
      'close-button': 'Closes them on a wide screen.',
      empty: 'What is shown when nothing is in the cart.',
      'browse-link': 'The way from there to the shop.',
    },
    slots: { '': 'The server’s own cart form: shown until ours is ready, and where our code does not run.' },
    tokens: {
      '--rove-cart-top': { doc: 'How far from the top of a wide screen the summary stays.', default: '132px' },
    },
  },
  styles: [css, couponCss, lineCss],
  view: CartView,
  async create({ tell, signal }) {
    const { country, language } = readPlace()
    const cart = readSetting(pageCart) ?? (await callShop(cartRead, {}, signal)).cart
    let elsewhere: Elsewhere | undefined
    const model = createCartModel({
      cart,
      leadTime: (line) => leadTime(country.code, language, line),
      say: createSay(cartTexts, language),
      money: (amount) => formatMoney(amount, model.get().cart.currency),
      basePath: readSetting(basePath),
      safeUrl,
      read: () => callShop(cartRead, {}),
      change: (change) => callShop(cartChange, { operation: operationId(), ...change }),
      sendLast: (change) => sendLast(cartChange, { operation: operationId(), ...change }),
      tell({ count, coupon, total }, before, isOurs) {
        elsewhere?.tell(() => {
          if (count !== before.count && pageBus().last('cart:changed')?.count !== count) tell('cart:changed', { count })
          const code = coupon?.code ?? before.coupon?.code
          if (isOurs && coupon?.code !== before.coupon?.code)
            tell('coupon:changed', { op: coupon ? 'add' : 'remove', coupon: code, total })
        })
      },
      loadTerms: async () => (await loadCode(import('./terms/terms.view'))).TermsView,
      goToCheckout: () => location.assign(`${readSetting(basePath)}cart/checkout`),
      report: (failure) => report('cart', failure),
    })
    elsewhere = listenElsewhere(pageBus(), {
      changed: () => void model.refresh(),
      leave: model.leave,
      comeBack: model.comeBack,
    })
    return {
      ...model,
      stop() {
        elsewhere?.stop()
        model.stop()
      },
    }
  },
})
