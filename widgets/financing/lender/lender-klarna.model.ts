/** Klarna: an element of its own, which its script fills. */
import { languageTag } from '../../../core/domain/countries'
import type { LenderRow } from './lender.model'

interface HostWindow {
  KlarnaOnsiteService?: { push(event: { readonly eventName: string }): unknown }
}

const library = 'https://js.klarna.com/web-sdk/v1/klarna.js'
const environments = { live: 'production', sandbox: 'playground' }

/** Shown wherever it lends. */
export const klarna: LenderRow = {
  lender: 'klarna',
  script: ({ settings: { klarnaClientId, mode } }) => ({
    url: library,
    attributes: { 'data-client-id': klarnaClientId ?? '', 'data-environment': environments[mode] },
  }),
  createPlacement({ locale }) {
    const placement = document.createElement('klarna-placement')
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
