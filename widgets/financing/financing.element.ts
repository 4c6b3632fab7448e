/** `<rove-financing nid="1201">`: the monthly payment of a product (FIN-01). */

import { loadCode } from '../../core/base/async/load-code'
import { pageBus } from '../../core/base/bus/bus'
import type { CurrencyCode } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { watchVisibility } from '../../core/base/device/visibility'
import { readSetting } from '../../core/base/input/read-setting'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { duePrice } from '../../core/shop/membership/membership.rules'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import { financingSettings } from '../../core/shop/product/financing.setting'
import { saleDiscount } from '../../core/shop/product/price.rules'
import { pageProduct, salesData } from '../../core/shop/product/product.setting'
import { productSource } from '../../core/shop/product/product-source'
import { defineElement } from '../../core/view/element/define-element'
import css from './financing.css?inline'
import { createFinancingModel, type FinancingModel, type FinancingShown } from './financing.model'
import { financingTexts } from './financing.texts'
import { FinancingView } from './financing.view'
import { allLenders, lendersOf } from './lender/lender.rules'
import { startLenderMessages } from './lender/lender-messages.dom'

/** The element's attributes. */
const financingAttributes = {
  nid: { type: 'number', required: true, identity: true },
} as const

export default defineElement<typeof financingAttributes, FinancingShown, FinancingModel>({
  tag: 'rove-financing',
  attributes: financingAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The monthly payment of a product, its plans and the lenders’ own messages.',
    placing: ['may-be-empty'],
    attributes: { nid: 'The node id of the product.' },
    facts: {},
    parts: {
      line: 'The line.',
      estimate: 'The lowest monthly payment, if it is shown.',
      button: 'Opens the plans.',
      lender: 'The space of a lender’s own message.',
      dialog: 'The dialog with the plans.',
      plans: 'The table of the plans.',
      'small-print': 'The text below the table.',
      'close-button': 'Closes the dialog.',
    },
    slots: {
      '': 'Shown if the element’s code does not run.',
      ...Object.fromEntries(
        allLenders.map(({ lender, name }) => [
          lender,
          `Filled by the element: the node for the message of ${name}’s script.`,
        ]),
      ),
    },
    tokens: {},
  },
  styles: [css],
  view: FinancingView,
  create({ element, attributes: { nid } }) {
    const { country, locale, language } = readMarket()
    const settings = readSetting(financingSettings)
    const source = productSource(nid)
    const product = readSetting(pageProduct, source)
    const bus = pageBus()
    const lastChosen = bus.last('model:chosen')
    const lenders = lendersOf(country)
    const messageLenders = lenders.filter(({ hasKey }) => hasKey(settings))
    return createFinancingModel({
      chosen: lastChosen?.nid === nid ? lastChosen.price : undefined,
      price: product?.nid === nid ? dueFor(product.price ?? undefined, country.currency, source) : undefined,
      currency: country.currency,
      language,
      programme: settings.programme,
      lenders,
      messageLenders: messageLenders,
      whenIdle: (listener) => whenIdle(element, listener),
      startMessages: (amount) => startLenderMessages(element, messageLenders, { settings, country, locale }, amount),
      t: createTextLookup(financingTexts, language),
      onPrice: (listener) => bus.on('model:chosen', (chosen) => chosen.nid === nid && listener(chosen.price)),
      loadPlansView: async () => (await loadCode(import('./plans/plans.view'))).PlansView,
      report: (failure) => report('financing', failure),
    })
  },
})

/** The price that this visitor pays for a product with this price, as in the buybox. @param source that of its settings */
function dueFor(price: number | undefined, currency: CurrencyCode, source: unknown): number | undefined {
  if (price === undefined) return undefined
  return duePrice({
    price,
    sale: saleDiscount(readSetting(salesData, source), currency),
    ...readMemberTerms(),
  })
}

/** Calls back when the element has been visible and the page is idle. @returns a function that unsubscribes */
function whenIdle(element: Element, listener: () => void): () => void {
  const requestIdle: (listener: () => void) => number = window.requestIdleCallback ?? setTimeout
  const cancelIdle = window.cancelIdleCallback ?? clearTimeout
  let handle: number | undefined
  const unwatch = watchVisibility(element, (seen) => {
    if (!seen) return
    unwatch()
    handle = requestIdle(listener)
  })
  return () => {
    unwatch()
    if (handle !== undefined) cancelIdle(handle)
  }
}
