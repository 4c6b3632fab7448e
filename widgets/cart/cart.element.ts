/** `<rove-cart>`: the lines of the cart, their quantities, the totals and the checkout button. */

import { loadCode } from '../../core/base/async/load-code'
import { pageBus } from '../../core/base/bus/bus'
import { readMarket } from '../../core/base/country/country.setting'
import { formatMoney } from '../../core/base/country/money.rules'
import { readSetting } from '../../core/base/input/read-setting'
import { safeUrl } from '../../core/base/input/safe-url'
import { callShop } from '../../core/base/net/call-shop'
import { operationId } from '../../core/base/net/operation-id'
import { sendLast } from '../../core/base/net/send-last'
import { shopPath } from '../../core/base/page/path'
import { report } from '../../core/base/report/report'
import columnCss from '../../core/base/styles/column.css?inline'
import { createTextLookup } from '../../core/base/texts/texts'
import { type Cart, cartChange, cartRead } from '../../core/shop/cart/cart.contract'
import { pageCart } from '../../core/shop/cart/cart.setting'
import { leadTime } from '../../core/shop/product/lead-time.rules'
import { defineElement } from '../../core/view/element/define-element'
import css from './cart.css?inline'
import { createCartModel } from './cart.model'
import { pricesOf } from './cart.rules'
import { cartTexts } from './cart.texts'
import type { CartModel } from './cart.types'
import { CartView } from './cart.view'
import couponCss from './cart-coupon.css?inline'
import { createElsewhereModel, type ElsewhereModel } from './cart-elsewhere.model'
import lineCss from './cart-line.css?inline'
import type { CartState } from './cart-state.types'
import wideCss from './cart-wide.css?inline'

/** The element's attributes. */
const cartAttributes = {} as const

export default defineElement<typeof cartAttributes, CartState, CartModel>({
  tag: 'rove-cart',
  attributes: cartAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The lines of the cart with quantities, the coupon, the totals and the checkout button.',
    placing: ['once', 'in-templates'],
    attributes: {},
    facts: {
      'cart:changed': '`{ count }`: the number of items in the cart has changed.',
      'coupon:changed': '`{ op, coupon, total }`: a coupon was applied (`add`) or removed (`remove`).',
      'price:shown': '`{ by, prices }`: the prices of the lines, at the start and after each change.',
    },
    parts: {
      status: 'The latest message.',
      'undo-button': 'Restores the removed line.',
      list: 'The lines.',
      line: 'One line. `data-state` is `no`, or `change` or `removal` while the server has not confirmed it.',
      image: 'The picture of a line.',
      title: 'The title of a line.',
      estimate: 'The lead time.',
      'final-sale': 'The note that the product cannot be returned.',
      price: 'The amount of a line.',
      'each-price': 'The price of one item.',
      'member-label': 'The label of a member price.',
      'regular-price': 'The regular price, struck through.',
      quantity: 'The quantity: two buttons and a field.',
      'fewer-button': 'Decreases the quantity.',
      'more-button': 'Increases the quantity.',
      input: 'The field of the quantity.',
      limit: 'The note with the maximum quantity.',
      'edit-button': 'Moves the focus to the field of the quantity.',
      'remove-button': 'Removes the line.',
      error: 'The reason of a refusal.',
      summary:
        'The totals, the coupon and the checkout button. `data-state` is `waiting` while the amounts are outdated.',
      totals: 'The amounts that make up the total.',
      coupon: 'The coupon section.',
      'coupon-form': 'The form of the coupon.',
      'coupon-input': 'The field of the coupon.',
      'coupon-button': 'Applies the coupon.',
      'coupon-remove-button': 'Removes the coupon.',
      pay: 'The total and the checkout button. In a narrow cart they stay at the lower edge of the screen.',
      total: 'The total.',
      'checkout-button': 'Goes to the checkout.',
      dialog: 'The terms of custom orders on a wide screen.',
      terms: 'The text of the terms.',
      'agree-button': 'Agrees to the terms.',
      'back-button': 'Returns from the terms to the cart on a phone.',
      'close-button': 'Closes the terms on a wide screen.',
      empty: 'The content of an empty cart.',
      'browse-link': 'The link from the empty cart to the shop.',
    },
    slots: { '': 'The server’s own cart form: shown until the element is ready, and if its code does not run.' },
    tokens: {
      '--rove-cart-top': {
        doc: 'The distance of the sticky summary from the top of the screen, in a wide cart.',
        default: '132px',
      },
    },
  },
  styles: [columnCss, css, couponCss, lineCss, wideCss],
  view: CartView,
  async create({ element, publish, request, signal }) {
    const { country, language } = readMarket()
    const cart = readSetting(pageCart) ?? (await callShop(cartRead, {}, signal)).cart
    let elsewhere: ElsewhereModel | undefined
    const publishPrices = (shown: Cart) => publish('price:shown', { by: 'rove-cart', prices: pricesOf(shown) })
    const model = createCartModel({
      cart,
      leadTime: (line) => leadTime(country.code, language, line),
      t: createTextLookup(cartTexts, language),
      money: (amount) => formatMoney(amount, model.get().cart.currency),
      basePath: shopPath(),
      safeUrl,
      read: () => callShop(cartRead, {}),
      change: (change) => callShop(cartChange, { operation: operationId(), ...change }),
      sendLast: (change) => sendLast(cartChange, { operation: operationId(), ...change }),
      publish(after, before, isOurs) {
        const { count, coupon, total } = after
        publishPrices(after)
        elsewhere?.muted(() => {
          if (count !== before.count && pageBus().last('cart:changed')?.count !== count)
            publish('cart:changed', { count })
          const code = coupon?.code ?? before.coupon?.code
          if (isOurs && coupon?.code !== before.coupon?.code)
            publish('coupon:changed', { op: coupon ? 'add' : 'remove', coupon: code, total })
        })
      },
      loadTerms: async () => (await loadCode(import('./terms/terms.view'))).TermsView,
      requestBrowse: () => request('cart:browse-requested', {}),
      goToCheckout: () => location.assign(`${shopPath()}cart/checkout`),
      report: (failure) => report('cart', failure),
    })
    const markEmpty = () => element.toggleAttribute('data-empty', model.get().cart.lines.length === 0)
    markEmpty()
    publishPrices(cart)
    signal.addEventListener('abort', model.subscribe(markEmpty))
    signal.addEventListener('abort', () => element.removeAttribute('data-empty'))
    elsewhere = createElsewhereModel(pageBus(), {
      changed: () => void model.refresh(),
      sendPending: model.sendPending,
      resume: model.resume,
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
