/** `<rove-buybox nid="1201">`: price, stock, options and the buttons that add a product to the cart. */
import { loadCode } from '../../core/base/async/load-code'
import { readMarket } from '../../core/base/country/country.setting'
import { formatMoney } from '../../core/base/country/money.rules'
import { readSetting } from '../../core/base/input/read-setting'
import { safeUrl } from '../../core/base/input/safe-url'
import { readFlags } from '../../core/base/page/body-flags.setting'
import { shopPath } from '../../core/base/page/path'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { shareDestination } from '../../core/shop/destination/destination.store'
import { isMSRPShown, readMemberTerms } from '../../core/shop/membership/membership.setting'
import { leadDate } from '../../core/shop/product/lead-date.rules'
import * as ofProduct from '../../core/shop/product/product.setting'
import { productSource } from '../../core/shop/product/product-source'
import { pageStock } from '../../core/shop/product/stock.setting'
import { readVoucher } from '../../core/shop/product/voucher.setting'
import { defineElement } from '../../core/view/element/define-element'
import * as calls from './buybox.calls'
import css from './buybox.css?inline'
import type { BuyboxState } from './buybox.machine'
import { createBuyboxModel } from './buybox.model'
import type { PriceSettings } from './buybox.rules'
import { buyboxTexts } from './buybox.texts'
import type { BuyboxModel } from './buybox.types'
import { BuyboxView } from './buybox.view'
import { readServerForm } from './buybox-form.dom'
import optionsCss from './buybox-options.css?inline'
import { productFrom } from './buybox-product.rules'
import purchaseCss from './buybox-purchase.css?inline'

/** The element's attributes. */
const buyboxAttributes = { nid: { type: 'number', required: true, identity: true } } as const

export default defineElement<typeof buyboxAttributes, BuyboxState, BuyboxModel>({
  tag: 'rove-buybox',
  attributes: buyboxAttributes,
  properties: ['product'],
  reference: __ROVE_REFERENCE__ && {
    summary: 'Options, price, stock, delivery and the cart buttons of one product.',
    placing: [],
    attributes: { nid: 'The node id of the product.' },
    properties: {
      product: {
        doc: 'An object with the settings of one product (`product_models`, `oid_details` …). It replaces all settings of the page.',
        type: 'ProductSettings',
      },
    },
    facts: {
      'model:chosen':
        '`{ nid, model, options, price, memberPrice, regularPrice, currency, stock }`: at the start, and after each change. `model` is absent until every attribute is chosen.',
      'destination:changed': '`{ country, postal, label, zone, restricted }`: the visitor has set the destination.',
      'cart:added': '`{ nid, model, qty, price, currency }`: the server has added the product to the cart.',
      'cart:changed': '`{ count }`: the number of items in the cart.',
      'notify:asked':
        '`{ nid, model, qty }`: the server has accepted a request for a stock notification. The e-mail address is passed to the contact sink only.',
    },
    parts: {
      'price-block': 'The prices.',
      price: 'The price that this visitor pays.',
      'compare-at': 'The compare-at price, struck through.',
      'member-price': 'The price for members.',
      breakdown: 'The price line by line.',
      voucher: 'The voucher that the purchase earns.',
      'final-sale': 'The note that the product cannot be returned.',
      stock:
        'The stock message. `data-state` is `satellite`, `in-stock`, `pre-order`, `message`, `disallowed`, `sold-out`, `hidden` or `open`.',
      delivery: 'The destination.',
      'delivery-button': 'Opens the delivery dialog.',
      options: 'All options.',
      attribute: 'The options of one attribute. `data-state` is `missing` if none is chosen at a press.',
      'chosen-name': 'The name of the chosen option.',
      option:
        'One option. `data-state` is `chosen`, `free`, `sold-out` or `apart`: no model has it together with the other choices.',
      'in-stock-only': 'The switch that hides options that are not in stock.',
      protection: 'The protection plans.',
      'protection-button': 'Opens the details of a plan.',
      purchase: 'The buttons. On a phone they stay at the foot of the screen.',
      message: 'The result of the last press.',
      button: 'Adds to the cart.',
      'checkout-button': 'Adds to the cart, unless the same choice was just added, and goes to the checkout.',
      'notify-button': 'Opens the notify-me dialog.',
      restricted: 'The message that replaces the buttons if the product cannot be delivered to the destination.',
      dialog: 'A dialog.',
      form: 'A dialog’s form.',
      input: 'A dialog’s field.',
      'close-button': 'Closes a dialog.',
    },
    slots: {
      '': 'The server’s own price and add-to-cart form: shown until the element is ready, and if its code does not run.',
    },
    tokens: {},
  },
  styles: [css, optionsCss, purchaseCss],
  view: BuyboxView,
  create({ attributes: { nid }, properties: { product }, element, publish, request }) {
    const { country, language } = readMarket()
    const given = product ?? productSource(nid)
    const more = readSetting(ofProduct.pageProduct, given)
    const stock = readSetting(pageStock, given)
    const made = productFrom(
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
      product: made,
      terms: readTerms(),
      country,
      stock,
      restricted: more?.restricted ?? false,
      ...readServerForm(element),
      destination,
      address: product
        ? undefined
        : {
            read: () => location.href,
            write: (href) => history.replaceState(history.state, '', href),
          },
      t: createTextLookup(buyboxTexts, language),
      leadDate: (dates) => leadDate(language, dates),
      money: (amount) => formatMoney(amount, country.currency),
      safeUrl,
      mayAdd: ({ options, ...input }) =>
        request('cart:add-requested', { ...input, options: Object.fromEntries(options) }),
      addToCart: (input) => calls.addToCart(input, element),
      setDestination: (input) => calls.setDestination(input, element),
      requestDestination: calls.requestDestination,
      async notify(input) {
        await calls.notify(input)
        const { email: _, ...asked } = input
        publish('notify:asked', asked)
      },
      readOffers: (name) => calls.readOffers(made, name),
      readProtection: (name) => calls.readProtection(made, name),
      loadDialog: async (name) => (await loadCode(import('./buybox-dialogs.view'))).dialogs[name](nid),
      publish: (chosen) => publish('model:chosen', chosen),
      goToCheckout: () => location.assign(`${shopPath()}cart/checkout`),
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

function readTerms(): PriceSettings {
  return {
    ...readMemberTerms(),
    isMSRPShown: readSetting(isMSRPShown),
    comparePricesLocked: readFlags().comparePricesLocked,
    voucher: readVoucher(),
  }
}
