/** `<rove-buybox nid="1201">`: what a product costs, whether it can come, and the way into the cart. Source: document 1. */
import type { ComponentType } from 'react'
import { shareDestination } from '../../core/destination'
import { leadDate } from '../../core/domain/lead-date'
import { formatMoney } from '../../core/domain/money'
import { defineElement } from '../../core/element/define-element'
import { readFlags } from '../../core/host/flags'
import { readPlace } from '../../core/host/place'
import { readMemberTerms } from '../../core/host/settings/member-terms'
import { isMSRPShown } from '../../core/host/settings/membership'
import { basePath } from '../../core/host/settings/page'
import * as ofProduct from '../../core/host/settings/product'
import { readSetting } from '../../core/host/settings/read-setting'
import { pageStock } from '../../core/host/settings/stock'
import { readVoucher } from '../../core/host/settings/voucher'
import { loadCode } from '../../core/load-code'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import { createSay } from '../../core/texts'
import css from './buybox.css?inline'
import type { BuyboxState, DialogName } from './buybox.machine'
import { type BuyboxModel, createBuyboxModel, type DialogProps } from './buybox.model'
import type { Terms } from './buybox.rules'
import { buyboxTexts } from './buybox.texts'
import { BuyboxView } from './buybox.view'
import { readServerForm } from './buybox-form.model'
import optionsCss from './buybox-options.css?inline'
import { productFrom } from './buybox-product.rules'
import purchaseCss from './buybox-purchase.css?inline'

/** What the tag takes. */
export const buyboxAttributes = { nid: { type: 'number', required: true, identity: true } } as const

/** The element, ready to be registered. */
export default defineElement<typeof buyboxAttributes, BuyboxState, BuyboxModel>({
  tag: 'rove-buybox',
  attributes: buyboxAttributes,
  properties: ['product'],
  reference: __ROVE_REFERENCE__ && {
    summary: 'Options, price, stock, delivery and the way into the cart, for one product.',
    attributes: { nid: 'The node id of the product.' },
    properties: {
      product:
        'An object with the settings of one product (`product_models`, `oid_details` …): in place of all the page’s.',
    },
    facts: {
      'model:chosen':
        '`{ nid, model, options, price, currency, stock }`: at the start, and whenever something of it is new. `model` is absent while options are still to be chosen.',
      'destination:changed': '`{ country, postal, label, zone, restricted }`: the shopper has set where it is to go.',
      'cart:added': '`{ nid, model, qty, price, currency }`: the server has put it into the cart.',
      'cart:changed': '`{ count }`: how many pieces the cart holds now.',
      'notify:asked':
        '`{ nid, model, qty }`: the server has taken an address to write to. Which one is told to the declared receiver alone.',
    },
    parts: {
      'price-block': 'All about the price.',
      price: 'The price that counts.',
      'compare-at': 'The price it is compared with, struck.',
      'member-price': 'What a member would pay.',
      breakdown: 'The price line by line.',
      voucher: 'What buying it earns.',
      'final-sale': 'That it cannot be returned.',
      stock:
        'What is said of the stock. `data-state` is `satellite`, `in-stock`, `pre-order`, `message`, `disallowed`, `sold-out`, `hidden` or `open`.',
      delivery: 'Where it goes.',
      'delivery-button': 'Opens the delivery dialog.',
      options: 'All that is to be chosen.',
      attribute: 'The options of one attribute. `data-state` is `missing` when one is still to be chosen.',
      'chosen-name': 'The name of the chosen option.',
      option:
        'One option. `data-state` is `chosen`, `free`, `sold-out` or `apart`: it makes no model with what is chosen.',
      'in-stock-only': 'The switch that hides what is not in stock.',
      protection: 'The protection plans.',
      'protection-button': 'Opens what a plan covers.',
      purchase: 'The buttons. On a phone they stay at the foot of the screen.',
      message: 'What came of the last press.',
      button: 'Adds to the cart.',
      'checkout-button': 'Adds to the cart what has not just been added, and goes to the checkout.',
      'notify-button': 'Opens the notify-me dialog.',
      restricted: 'That it cannot go to the destination; in place of the buttons.',
      dialog: 'A dialog.',
      form: 'A dialog’s form.',
      input: 'A dialog’s field.',
      'close-button': 'Closes a dialog.',
    },
    slots: {
      '': 'The server’s own price and add-to-cart form: shown until ours is ready, and where our code does not run.',
    },
    tokens: {},
  },
  styles: [css, optionsCss, purchaseCss],
  view: BuyboxView,
  create({ attributes: { nid }, properties: { product: given }, element, tell, request }) {
    const { country, language } = readPlace()
    const more = readSetting(ofProduct.pageProduct, given)
    const stock = readSetting(pageStock, given)
    const product = productFrom(
      nid,
      {
        models: readSetting(ofProduct.productModels, given),
        modelsByOption: readSetting(ofProduct.oidToModel, given),
        options: readSetting(ofProduct.oidDetails, given),
        images: readSetting(ofProduct.productImages, given),
        stock,
        sale: readSetting(ofProduct.salesData, given),
        more,
      },
      country.currency,
    )
    const [destination, release] = shareDestination()
    const model = createBuyboxModel({
      product,
      terms: readTerms(),
      country,
      stock,
      restricted: more?.restricted ?? false,
      ...readServerForm(element),
      destination,
      address: given
        ? undefined
        : {
            read: () => location.href,
            write: (href) => history.replaceState(history.state, '', href),
          },
      say: createSay(buyboxTexts, language),
      leadDate: (dates) => leadDate(language, dates),
      money: (amount) => formatMoney(amount, country.currency),
      safeUrl,
      mayAdd: ({ options, ...input }) =>
        request('cart:add-requested', { ...input, options: Object.fromEntries(options) }),
      addToCart: async (input) => (await calls()).addToCart(input, element),
      setDestination: async (input) => (await calls()).setDestination(input, element),
      askDestination: async (input) => (await calls()).askDestination(input),
      async askNotify(input) {
        await (await calls()).askNotify(input)
        const { email: _, ...asked } = input
        tell('notify:asked', asked)
      },
      askOffers: async (name) => (await calls()).askOffers(product, name),
      readProtection: async (name) => (await calls()).readProtection(product, name),
      loadDialog: (name) => dialogs[name](nid),
      tellChosen: (chosen) => tell('model:chosen', chosen),
      goToCheckout: () => location.assign(`${readSetting(basePath)}cart/checkout`),
      report: (failure) => report('buybox', failure),
    })
    return {
      ...model,
      stop() {
        model.stop()
        release()
      },
    }
  },
})

const calls = () => loadCode(import('./buybox-calls.model'))

/** Each dialog's code, fetched when it is first opened. */
const dialogs: Readonly<Record<DialogName, (nid: number) => Promise<ComponentType<DialogProps> | undefined>>> = {
  delivery: async () => (await loadCode(import('./delivery/delivery.view'))).DeliveryView,
  notify: async () => (await loadCode(import('./notify/notify.view'))).NotifyView,
  cover: async (nid) => (await loadCode(import('./cover/cover.view'))).coverFor(nid),
  protection: async () => (await loadCode(import('./protection/protection.view'))).ProtectionView,
}

function readTerms(): Terms {
  return {
    ...readMemberTerms(),
    isMSRPShown: readSetting(isMSRPShown),
    comparePricesLocked: readFlags().comparePricesLocked,
    voucher: readVoucher(),
  }
}
