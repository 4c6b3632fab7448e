/** @jsxImportSource hono/jsx */
import { languageTag } from '../../core/domain/countries'
import { isShopping } from '../marketing/marketing-settings'
import { lastDay, saleEnd } from '../marketing/sale'
import type { PageFrame } from './page'

/**
 * What ends, and when: above every page but a campaign's. The countdown takes its place, until the visitor has closed
 * it; then the line stands alone.
 */
export function SaleLine({ frame: { visitor, path, isSaleClosed } }: { frame: PageFrame }) {
  const { say, locale, marketing } = visitor
  const isCampaign = path.startsWith('/campaign/')
  if (marketing.popups !== 'on' || isCampaign || !isShopping(path)) return null
  const now = Date.now()
  const line = (
    <p>
      <strong>{say('saleTitle')}</strong>{' '}
      <time datetime={saleEnd(now).toISOString()}>
        {say('saleUntil').replace('{date}', lastDay(now, languageTag(locale)))}
      </time>
    </p>
  )
  if (isSaleClosed) return <div class="sale-line">{line}</div>
  return <rove-countdown class="sale-line">{line}</rove-countdown>
}
