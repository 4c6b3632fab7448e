/** `<rove-checkout>`: from a full cart to a paid order, in steps. Source: document 2. */
import { identify } from '../../core/contacts'
import { forgotPassword, logIn } from '../../core/contract/account'
import type { Order } from '../../core/contract/order'
import { protectionCheckoutModal } from '../../core/contract/protection'
import { createHistoryEntry } from '../../core/device/history-entry'
import { createTabStored } from '../../core/device/tab-storage'
import { createTabs } from '../../core/device/tabs'
import { dayIn } from '../../core/domain/day'
import { formatMoney } from '../../core/domain/money'
import { defineElement } from '../../core/element/define-element'
import type { Model } from '../../core/element/definition'
import { RoveError } from '../../core/errors'
import { readFlags } from '../../core/host/flags'
import { type Place, readPlace } from '../../core/host/place'
import * as ofCheckout from '../../core/host/settings/checkout'
import { isMembership } from '../../core/host/settings/is-membership'
import { memberFee, membershipEnabled } from '../../core/host/settings/membership'
import { basePath } from '../../core/host/settings/page'
import { readSetting } from '../../core/host/settings/read-setting'
import { vendors } from '../../core/host/settings/vendors'
import { loadCode } from '../../core/load-code'
import { callShop } from '../../core/net/call-shop'
import { operationId } from '../../core/operation-id'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import type { CheckoutState } from './checkout.machine'
import { type CheckoutModel, createCheckoutModel } from './checkout.model'
import type { Terms } from './checkout.rules'
import { createAttempts } from './checkout-attempt.model'
import { contactOf } from './checkout-contact.rules'
import { keptDraft } from './checkout-draft.rules'
import { findCheckoutForm } from './checkout-form.model'
import { stepPlace } from './checkout-history.model'
import type { CheckoutPage } from './checkout-page.model'
import { CheckoutPlace } from './checkout-place.view'
import { createLookups } from './lookup/lookup.model'
import { loadMethod, methodsOf } from './methods/methods.rules'
import { readNews } from './payment/payment-news.rules'

/** What the tag takes. */
export const checkoutAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof checkoutAttributes, CheckoutState | undefined, Model<CheckoutState | undefined>>({
  tag: 'rove-checkout',
  attributes: checkoutAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The checkout in steps: account, membership, address and shipping, protection, payment.',
    attributes: {},
    facts: {
      'checkout:advanced':
        '`{ step, number, order, value, total, currency, goods, coupon, discount }`: the shopper has come to a step. `goods` are the order’s lines as they are then, `{ url, quantity, price }` each.',
      'checkout:failed': '`{ message, field }`: something is still to be filled in. `field` is a part of a step.',
      'coupon:changed': '`{ op, coupon, value, total }`: the server has taken a coupon, or taken it off.',
      'quote:changed': '`{ total }`: another way to ship was chosen.',
      'payment:changed':
        '`{ method, due, value, total, currency, goods, coupon, discount }`: another way to pay, or another amount to be paid.',
      'order:placed': '`{ id, value, total, currency }`: the order is paid, as the server says.',
    },
    parts: {},
    slots: {
      '': 'The server’s own checkout form: shown until ours is ready, where our code does not run, and on every page whose address has `complete` in it. Ours fills it in and sends it for the ways to pay that go on to the review.',
      rove: 'Filled by the element: the checkout itself, among the page’s own nodes, where browsers fill in forms and payment providers find theirs.',
    },
    tokens: {
      '--rove-checkout-top': { doc: 'How far from the top the summary stays while the page scrolls.', default: '24px' },
    },
  },
  styles: [],
  view: CheckoutPlace,
  create({ element, tell }) {
    // All is done, and nothing here may touch it (document 2, section 2).
    const drafts = createTabStored('rove_checkout', keptDraft)
    if (location.href.includes('complete')) {
      drafts.write(undefined)
      return serverPage(() => {})
    }
    if (readFlags().pageTypes.includes('page-cart-checkout-review')) return reviewPage(element)
    const order = readSetting(ofCheckout.pageOrder)
    if (!order) throw new RoveError('needs-order', '<rove-checkout>')
    const place = readPlace()
    const form = findCheckoutForm(element)
    const attempts = createAttempts()
    const fail = (failure: unknown) => report('checkout', failure)
    const tabs = createTabs<unknown>('rove_checkout', (message) => {
      const news = readNews(message)
      if (news) model.heard(news)
    })
    const model: CheckoutModel = createCheckoutModel({
      order,
      problems: form?.problems() ?? [],
      terms: readTerms(place),
      loggedIn: readFlags().loggedIn,
      drafts,
      places: createHistoryEntry('rove_checkout', stepPlace),
      attempt: attempts.of(order.id),
      call: callShop,
      operationId,
      loadMethod,
      methodsOf: (now) => methodsOf(now, fail),
      forMethods: { locale: place.locale, call: callShop, form, returnUrl: location.href },
      tabs,
      attempts,
      goTo: (url) => {
        const safe = safeUrl(url)
        if (safe) location.assign(safe)
        else fail(new RoveError('unsafe-url', 'checkout'))
      },
      words: readWords(order, place),
      tell(fact, payload) {
        tell(fact, payload)
        if (fact === 'checkout:advanced') identify(contactOf(model.get().order), 'checkout')
      },
      report: fail,
    })
    const showMessages = form?.hideMessages()
    return {
      ...model,
      stop() {
        model.stop()
        showMessages?.()
        tabs.stop()
      },
    }
  },
})

/** The server's review page. What it needs of us is fetched there alone. */
function reviewPage(element: HTMLElement): Model<undefined> {
  const stop = new AbortController()
  import('./checkout-review.model')
    .then(({ placeActions }) => {
      if (!stop.signal.aborted) stop.signal.addEventListener('abort', placeActions(element))
    })
    .catch((failure: unknown) => report('checkout', failure))
  return serverPage(() => stop.abort())
}

/** A page that stays the server's. */
function serverPage(stop: () => void): Model<undefined> {
  return { get: () => undefined, subscribe: () => () => {}, stop }
}

function readTerms({ country }: Place): Terms {
  const { membershipOnly, membershipLock } = readFlags()
  const zones: Readonly<Record<string, readonly unknown[]>> = readSetting(ofCheckout.checkoutZones)
  const served = readSetting(ofCheckout.australia)
  return {
    country,
    isMember: readSetting(membershipEnabled) && readSetting(isMembership),
    membershipEnabled: readSetting(membershipEnabled),
    membershipOnly,
    membershipLock,
    address: ({ numeric }) => ({ ...served, zones: zones[numeric]?.length ?? 0 }),
  }
}

/** What few ask for brings its code when it is asked for. */
async function toMarkup({ name }: { readonly name: string }, html: string): Promise<DocumentFragment> {
  const { shopMarkup } = await loadCode(import('../../core/shop-markup'))
  return shopMarkup(name, html)
}

function readWords(order: Order, { country, language, locale }: Place): CheckoutPage {
  const base = readSetting(basePath)
  const zones: Readonly<Record<string, ReturnType<CheckoutPage['zonesOf']>>> = readSetting(ofCheckout.checkoutZones)
  return {
    language,
    // What is charged is told to the cent; whole amounts have none.
    money: (amount) => formatMoney(amount, order.currency, Number.isInteger(amount) ? 0 : 2),
    day: (day) => dayIn(locale, day),
    memberFee: readSetting(memberFee),
    loginUrl: `${base}user/login?destination=cart/checkout`,
    logIn: async (name, pass) => !/value=.user_login\b/.test(await callShop(logIn, { name, pass })),
    contactUrl: `${base}contact-us`,
    cartUrl: `${base}cart`,
    checkoutUrl: `${base}cart/checkout`,
    zonesOf: (numeric) => zones[numeric] ?? [],
    lookups: createLookups(readSetting(vendors), locale),
    referrals: readSetting(ofCheckout.referrals),
    readForgot: async (email) => toMarkup(forgotPassword, await callShop(forgotPassword, { order: order.id, email })),
    readProtection: async () =>
      toMarkup(protectionCheckoutModal, await callShop(protectionCheckoutModal, { order: order.id })),
    safeUrl,
    loadProgress: async () => {
      const { ProgressView, progressTexts } = await loadCode(import('./payment/payment-progress.view'))
      return [ProgressView, progressTexts]
    },
    loadDialogs: async () => (await loadCode(import('./checkout-dialogs.view'))).dialogs,
    today: () => new Date(),
    report: (failure) => report(`checkout ${country.code}`, failure),
  }
}
