/**
 * The price test: recognised, can be switched off by a link, and never applied. Its factor of three on compare-at
 * prices is switched off; only the home banner's link remains (ABTEST-01).
 */

import { shopPath } from '../base/page/path'
import { declareContent, type Reason } from '../shop/campaign/contents.store'
import { pageVisitor } from '../shop/conditions/visitor.store'

/** The value of the variant's cookie. */
const variant = 'price'
const campaign = 'rove.shop'
/** A path below the shop's base path. */
const banner = 'toronto-showroom'
/** The selector of the home banner's link. */
const bannerLink = '.front a[data-rove-banner],.front [data-rove-banner] a'

/** The utm parameters that control the test. */
export interface PriceTestUtm {
  readonly source?: string
  readonly campaign?: string
  readonly directive?: string
}

/** Whether the variant is switched on or off; `undefined` leaves it unchanged. */
export function priceTest(utm: PriceTestUtm, host: string): 'on' | 'off' | undefined {
  if (utm.directive === 'kill') return 'off'
  return utm.source === siteOf(host) && utm.campaign === campaign ? 'on' : undefined
}

/**
 * Stores the variant, sets the home banner's link to the showroom, and declares the test for the why-panel.
 *
 * @param kept the visitor's variant before this page @returns the undo
 */
export function followPriceTest(kept: string | undefined, keep: (variant: string) => void): () => void {
  const [visitors, leave] = pageVisitor()
  const utm = (): PriceTestUtm => visitors.get().utm
  const change = priceTest(utm(), location.hostname)
  if (change) keep(change === 'on' ? variant : '')
  const isOn = change === 'on' || (!change && kept === variant)
  if (isOn) for (const link of document.querySelectorAll(bannerLink)) link.setAttribute('href', shopPath() + banner)

  const undeclare = declareContent({
    kind: 'experiment',
    id: 'price-test',
    state: () => (isOn ? 'recognised: the home banner leads to the showroom, no price is changed' : 'off'),
    explain: () => reasons(utm()),
  })
  return () => {
    undeclare()
    leave()
  }
}

function reasons({ source = '', campaign: named = '', directive = '' }: PriceTestUtm): readonly Reason[] {
  const site = siteOf(location.hostname)
  return [
    { condition: 'utm_source', eligible: source === site, reason: `${source || 'none'}, asked for: ${site}` },
    { condition: 'utm_campaign', eligible: named === campaign, reason: `${named || 'none'}, asked for: ${campaign}` },
    { condition: 'utm_directive', eligible: directive !== 'kill', reason: directive || 'none: not killed' },
    { condition: 'applied', eligible: false, reason: 'its prices are switched off for everybody' },
  ]
}

const siteOf = (host: string): string => host.replace(/^www\./, '')
