/** Klarna: a custom element that its script fills. */
import { languageTag } from '../../../core/base/country/countries.rules'
import { make } from '../../../core/base/page/traces'
import type { LenderRow } from './lender.types'

interface HostWindow {
  KlarnaOnsiteService?: { push(event: { readonly eventName: string }): unknown }
}

const library = 'https://js.klarna.com/web-sdk/v1/klarna.js'
const environments = { live: 'production', sandbox: 'playground' }

/** Klarna's message, in every country in which it lends. */
export const klarna: LenderRow = {
  lender: 'klarna',
  script: ({ settings: { klarnaClientId, mode } }) => ({
    url: library,
    attributes: { 'data-client-id': klarnaClientId ?? '', 'data-environment': environments[mode] },
  }),
  createPlacement({ locale }) {
    const placement = make('klarna-placement')
    placement.dataset.key = 'credit-promotion-badge'
    placement.dataset.locale = languageTag(locale)
    return placement
  },
  update(placement, amount) {
    placement.dataset.purchaseAmount = String(amount)
    const host = window as HostWindow
    host.KlarnaOnsiteService ??= []
    host.KlarnaOnsiteService.push({ eventName: 'refresh-placements' })
  },
}
