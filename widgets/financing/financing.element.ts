/** `<rove-financing nid="1201">`: what paying over time comes to. Source: document 1, sections 2 and 9 (FIN-01). */
import { pageBus } from '../../core/bus'
import { watchSeen } from '../../core/device/seen'
import type { CurrencyCode } from '../../core/domain/countries'
import { duePrice } from '../../core/domain/membership'
import { defineElement } from '../../core/element/define-element'
import { readPlace } from '../../core/host/place'
import { financingSettings } from '../../core/host/settings/financing'
import { readMemberTerms } from '../../core/host/settings/member-terms'
import { pageProduct, salesData, takenOff } from '../../core/host/settings/product'
import { readSetting } from '../../core/host/settings/read-setting'
import { loadCode } from '../../core/load-code'
import { report } from '../../core/report'
import { createSay } from '../../core/texts'
import css from './financing.css?inline'
import { createFinancingModel, type FinancingModel, type FinancingShown } from './financing.model'
import { financingTexts } from './financing.texts'
import { FinancingView } from './financing.view'
import { allLenders, lendersOf } from './lender/lender.rules'

/** What the tag takes. */
export const financingAttributes = {
  nid: { type: 'number', required: true, identity: true },
} as const

/** The element, ready to be registered. */
export default defineElement<typeof financingAttributes, FinancingShown, FinancingModel>({
  tag: 'rove-financing',
  attributes: financingAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'What paying over time comes to, with the plans and lenders’ own messages.',
    attributes: { nid: 'The node id of the product.' },
    facts: {},
    parts: {
      line: 'The one line.',
      estimate: 'The lowest monthly payment, where it is told.',
      button: 'Opens the plans.',
      lender: 'The room of a lender’s own message.',
      dialog: 'The modal with the plans.',
      plans: 'The table in it.',
      'small-print': 'What stands below the table.',
      'close-button': 'Closes the modal.',
    },
    slots: {
      '': 'What the server shows where our code does not run.',
      ...Object.fromEntries(
        allLenders.map(({ lender, name }) => [
          lender,
          `Filled by the element: where ${name}’s script puts its message.`,
        ]),
      ),
    },
    tokens: {},
  },
  styles: [css],
  view: FinancingView,
  create({ element, attributes: { nid } }) {
    const { country, locale, language } = readPlace()
    const settings = readSetting(financingSettings)
    const product = readSetting(pageProduct)
    const bus = pageBus()
    const told = bus.last('model:chosen')
    const lenders = lendersOf(country)
    const callers = lenders.filter(({ hasKey }) => hasKey(settings))
    return createFinancingModel({
      chosen: told?.nid === nid ? told.price : undefined,
      price: product?.nid === nid ? dueFor(product.price ?? undefined, country.currency) : undefined,
      currency: country.currency,
      language,
      programme: settings.programme,
      lenders,
      callers,
      whenCalm: (come) => whenCalm(element, come),
      async beginMessages(amount) {
        const { beginLenders } = await import('./lender/lender-begun.model')
        return beginLenders(element, callers, { settings, country, locale }, amount)
      },
      say: createSay(financingTexts, language),
      onPrice: (listener) => bus.on('model:chosen', (chosen) => chosen.nid === nid && listener(chosen.price)),
      loadPlansView: async () => (await loadCode(import('./plans/plans.view'))).PlansView,
      report: (failure) => report('financing', failure),
    })
  },
})

/** What this visitor pays for what the page says has this price, as a buybox shows it. */
function dueFor(price: number | undefined, currency: CurrencyCode): number | undefined {
  if (price === undefined) return undefined
  return duePrice({
    price,
    sale: takenOff(readSetting(salesData), currency),
    ...readMemberTerms(),
  })
}

/** Once the element is on the screen, and then when the page has nothing better to do. */
function whenCalm(element: Element, come: () => void): () => void {
  const ask: (come: () => void) => number = window.requestIdleCallback ?? setTimeout
  const forget = window.cancelIdleCallback ?? clearTimeout
  let asked: number | undefined
  const leave = watchSeen(element, (seen) => {
    if (!seen) return
    leave()
    asked = ask(come)
  })
  return () => {
    leave()
    if (asked !== undefined) forget(asked)
  }
}
