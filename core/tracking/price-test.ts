/**
 * The price test: recognised, killable, and never applied. Its factor of three on compare prices is switched off; what
 * is left of it is the home banner's link. Source: document 3, sections 2, 4 and 9 (ABTEST-01).
 */
import { basePath } from '../host/settings/page'
import { readSetting } from '../host/settings/read-setting'
import { declarePiece, type Reason } from '../pieces'
import { pageVisitor } from '../visitor'

/** What the variant's cookie says. */
const variant = 'price'
const campaign = 'rove.shop'
/** Below the shop's base path. */
const banner = 'toronto-showroom'
/** The home banner's link, as this shop marks it. */
const bannerLink = '.front a[data-rove-banner],.front [data-rove-banner] a'

/** What addresses say of the test. */
export interface PriceTestUtm {
  readonly source?: string
  readonly campaign?: string
  readonly directive?: string
}

/** What is to become of the variant: on, off, or as it was. */
export function priceTest(utm: PriceTestUtm, host: string): 'on' | 'off' | undefined {
  if (utm.directive === 'kill') return 'off'
  return utm.source === siteOf(host) && utm.campaign === campaign ? 'on' : undefined
}

/**
 * Keeps the variant, leads the home banner's link to the showroom, and tells the why-panel.
 *
 * @param kept the variant the visitor was in before this page @returns the undo
 */
export function followPriceTest(kept: string | undefined, keep: (variant: string) => void): () => void {
  const [visitors, leave] = pageVisitor()
  const utm = (): PriceTestUtm => visitors.get().utm
  const said = priceTest(utm(), location.hostname)
  if (said) keep(said === 'on' ? variant : '')
  const isOn = said === 'on' || (!said && kept === variant)
  if (isOn)
    for (const link of document.querySelectorAll(bannerLink)) link.setAttribute('href', readSetting(basePath) + banner)

  const undeclare = declarePiece({
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
