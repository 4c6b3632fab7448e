/** @jsxImportSource hono/jsx */
import { languageTag } from '../../core/domain/countries'
import { isShopping } from '../marketing/marketing-settings'
import { lastDay, saleEnd } from '../marketing/sale'
import type { PageFrame } from './page'

/** What ends, and when: above every page but a campaign's, until the visitor has closed it. The countdown takes its place. */
export function SaleLine({ frame: { visitor, path, isSaleClosed } }: { frame: PageFrame }) {
  const { say, locale, marketing } = visitor
  const isCampaign = path.startsWith('/campaign/')
  if (marketing.popups !== 'on' || isSaleClosed || isCampaign || !isShopping(path)) return null
  const now = Date.now()
  return (
    <rove-countdown class="sale-line">
      <p>
        <strong>{say('saleTitle')}</strong>{' '}
        <time datetime={saleEnd(now).toISOString()}>
          {say('saleUntil').replace('{date}', lastDay(now, languageTag(locale)))}
        </time>
      </p>
    </rove-countdown>
  )
}
