/** `<rove-checkout>`: the steps from the cart to a paid order. */

import { loadCode } from '../../core/base/async/load-code'
import { pageBus } from '../../core/base/bus/bus'
import { createTabs } from '../../core/base/bus/tab-channel'
import { type Market, readMarket } from '../../core/base/country/country.setting'
import { formatDay } from '../../core/base/country/day.rules'
import { formatMoney } from '../../core/base/country/money.rules'
import { createHistoryEntry } from '../../core/base/device/history-entry'
import { createTabStored } from '../../core/base/device/tab-storage'
import { readSetting } from '../../core/base/input/read-setting'
import { safeUrl } from '../../core/base/input/safe-url'
import { typedEmail } from '../../core/base/input/typed.rules'
import { callAddress, callShop } from '../../core/base/net/call-shop'
import { operationId } from '../../core/base/net/operation-id'
import { shopCalendar } from '../../core/base/net/shop-calendar'
import { readFlags } from '../../core/base/page/body-flags.setting'
import { shopPath } from '../../core/base/page/path'
import { vendors } from '../../core/base/page/vendors.setting'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { acquireShared } from '../../core/base/state/page'
import columnCss from '../../core/base/styles/column.css?inline'
import { forgotPassword, logIn } from '../../core/shop/account/account.contract'
import { identify } from '../../core/shop/contacts/identify.action'
import { createLookups } from '../../core/shop/lookup/lookups'
import { readMemberOffer } from '../../core/shop/membership/member-offer'
import { isMember, memberFee, membershipEnabled } from '../../core/shop/membership/membership.setting'
import * as ofCheckout from '../../core/shop/order/checkout.setting'
import type { Order } from '../../core/shop/order/order.contract'
import { protectionCheckoutModal } from '../../core/shop/product/protection.contract'
import { defineElement } from '../../core/view/element/define-element'
import type { Model } from '../../core/view/element/definition'
import { createCheckoutModel } from './checkout.model'
import { isCompletePage, type Settings } from './checkout.rules'
import type { CheckoutModel, CheckoutPage } from './checkout.types'
import { CheckoutPlace } from './checkout-place.view'
import type { CheckoutState } from './checkout-state.types'
import { savedDraft } from './draft/draft.rules'
import { contactOf } from './facts/facts-contact.rules'
import { type CheckoutForm, findCheckoutForm } from './form/form.dom'
import { createMethodsModel } from './methods/methods.model'
import { methodsOf } from './methods/methods.rules'
import { stepPlace } from './navigation/navigation-history.model'
import { createAttemptsModel } from './payment/payment-saved-attempt.model'
import { placeActions } from './review/review.dom'
import { readTabMessage } from './tabs/tabs-message.rules'

/** The element's attributes. */
const checkoutAttributes = {} as const

export default defineElement<typeof checkoutAttributes, CheckoutState | undefined, Model<CheckoutState | undefined>>({
  tag: 'rove-checkout',
  attributes: checkoutAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The checkout in steps: account, membership, address and shipping, protection, payment.',
    placing: ['once', 'in-templates'],
    attributes: {},
    facts: {
      'checkout:advanced':
        '`{ step, number, order, value, total, currency, goods, coupon, discount }`: the visitor has reached a step. `goods` are the order’s current lines, `{ url, quantity, price }` each, and its membership and protection, which have an `id` and a `name` in place of a page (proposed).',
      'checkout:failed':
        '`{ message, field }`: Continue, Log in or Pay was blocked. `field` is the field or part of the step. Each empty required field has a fact of its own, with the message “Please complete this field”.',
      'coupon:changed': '`{ op, coupon, value, total }`: a coupon was applied or removed.',
      'quote:changed': '`{ total }`: another shipping option was chosen.',
      'payment:changed':
        '`{ method, due, value, total, currency, goods, coupon, discount }`: another payment method, or another amount due.',
      'order:placed': '`{ id, value, total, currency }`: the server has confirmed that the order is paid.',
    },
    parts: {},
    slots: {
      '': 'The server’s own checkout form: shown until the element is ready, if its code does not run, and on every page whose path contains `complete`, also where Drupal has it in the query `q`. The element fills it in and submits it for the payment methods that continue to the review page.',
      rove: 'Filled by the element: the checkout itself, in the light DOM, where browsers can autofill forms and payment providers find their containers.',
    },
    tokens: {
      '--rove-checkout-top': { doc: 'The distance of the sticky summary from the top.', default: '24px' },
    },
  },
  styles: [columnCss],
  view: CheckoutPlace,
  create({ element, publish }) {
    const drafts = createTabStored('rove_checkout', savedDraft)
    if (isCompletePage(location.pathname, location.search)) {
      drafts.write(undefined)
      return serverPage(() => {})
    }
    if (readFlags().pageTypes.includes('page-cart-checkout-review')) return serverPage(placeActions(element))
    const served = readSetting(ofCheckout.pageOrder)
    if (!served) throw new RoveError('needs-order', '<rove-checkout>')
    // An element that replaces another one, as where the page is written anew, goes on with its latest order.
    const [latest, leaveOrder] = acquireShared(`order ${JSON.stringify(served)}`, () => ({ order: served, stop() {} }))
    const { order } = latest
    const market = readMarket()
    const calendar = shopCalendar()
    const form = findCheckoutForm(element)
    const zonesOf = readZonesOf(form, market)
    const attempts = createAttemptsModel()
    const fail = (failure: unknown) => report('checkout', failure)
    const tabs = createTabs<unknown>('rove_checkout', (message) => {
      const tabMessage = readTabMessage(message)
      if (tabMessage) model.receive(tabMessage)
    })
    const model: CheckoutModel = createCheckoutModel({
      order,
      problems: form?.problems() ?? [],
      settings: readCheckoutSettings(market, zonesOf),
      loggedIn: readFlags().loggedIn,
      drafts,
      places: createHistoryEntry('rove_checkout', stepPlace),
      attempt: attempts.find(order.id),
      call: callShop,
      operationId,
      loadMethod: createMethodsModel(),
      methodsOf: (now) => methodsOf(now, fail),
      forMethods: { locale: market.locale, call: callShop, form, returnUrl: location.href, today: calendar.today },
      tabs,
      attempts,
      goTo: (url) => {
        const safe = safeUrl(url)
        if (safe) location.assign(safe)
        else fail(new RoveError('unsafe-url', 'checkout'))
      },
      page: { ...readPage(order, market, zonesOf), today: calendar.today },
      publish(fact, payload) {
        publish(fact, payload)
        if (fact === 'checkout:advanced') identify(contactOf(model.get().order), 'checkout')
      },
      report: fail,
    })
    const showMessages = form?.hideMessages()
    const unfollow = model.subscribe(() => {
      latest.order = model.get().order
    })
    const leaveBus = pageBus().on('cart:changed', ({ elsewhere }) => {
      if (elsewhere) model.receive({ order: order.id, attempt: '', at: 'changed' })
    })
    return {
      ...model,
      subscribe(listener) {
        const undo = [model.subscribe(listener), calendar.subscribe(listener)]
        return () => {
          for (const end of undo) end()
        }
      },
      stop() {
        unfollow()
        leaveOrder()
        model.stop()
        showMessages?.()
        tabs.stop()
        leaveBus()
        calendar.release()
      },
    }
  },
})

/** A page that keeps the server's HTML. */
function serverPage(stop: () => void): Model<undefined> {
  return { get: () => undefined, subscribe: () => () => {}, stop }
}

/** The zones of a country: the setting’s, else those of the server’s form, which may ask for no other country. */
function readZonesOf(form: CheckoutForm | undefined, { country }: Market): CheckoutPage['zonesOf'] {
  const zones: Readonly<Record<string, ReturnType<CheckoutPage['zonesOf']>>> = readSetting(ofCheckout.checkoutZones)
  const ofForm = (numeric: number) => {
    const own = form?.zonesOf(numeric) ?? []
    return own.length === 0 && numeric === country.numeric ? (form?.zonesOf(0) ?? []) : own
  }
  return (numeric) => zones[numeric] ?? ofForm(numeric)
}

function readCheckoutSettings({ country }: Market, zonesOf: CheckoutPage['zonesOf']): Settings {
  const { membershipOnly, membershipLock } = readFlags()
  const served = readSetting(ofCheckout.australia)
  return {
    country,
    isMember: readSetting(membershipEnabled) && readSetting(isMember),
    membershipEnabled: readSetting(membershipEnabled),
    membershipOnly,
    membershipLock,
    address: ({ numeric }) => ({ ...served, zones: zonesOf(numeric).length }),
  }
}

function readPage(
  order: Order,
  { country, language, locale }: Market,
  zonesOf: CheckoutPage['zonesOf'],
): Omit<CheckoutPage, 'today'> {
  const base = shopPath()
  return {
    language,
    // Charged amounts are shown with cents; whole amounts without.
    money: (amount) => formatMoney(amount, order.currency, Number.isInteger(amount) ? 0 : 2),
    day: (day) => formatDay(locale, day),
    memberFee: readSetting(memberFee),
    memberOffer: readMemberOffer(),
    loginUrl: `${base}user/login?destination=cart/checkout`,
    logIn: async (name, pass) => !/value=.user_login\b/.test(await callShop(logIn, { name, pass })),
    contactUrl: `${base}contact-us`,
    cartUrl: `${base}cart`,
    checkoutUrl: `${base}cart/checkout`,
    zonesOf,
    lookups: createLookups(readSetting(vendors), locale),
    referrals: readSetting(ofCheckout.referrals),
    readForgot: async (email) => {
      const asked = { order: order.id, email: typedEmail(email) }
      return { html: await callShop(forgotPassword, asked), address: callAddress(forgotPassword, asked) }
    },
    readProtection: () => callShop(protectionCheckoutModal, { order: order.id }),
    safeUrl,
    loadProgress: async () => {
      const { onDemand } = await loadCode(import('./payment/payment-on-demand.view'))
      return [onDemand.ProgressView, onDemand.standingTexts]
    },
    loadDialogs: async () => (await loadCode(import('./dialogs/dialogs.view'))).dialogs,
    report: (failure) => report(`checkout ${country.code}`, failure),
  }
}
