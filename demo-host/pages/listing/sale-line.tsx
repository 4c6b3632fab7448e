/** @jsxImportSource hono/jsx */
import { languageTag } from '../../../core/base/country/countries.rules'
import { isShopping } from '../../marketing/marketing-settings'
import { lastDay, saleEnd } from '../../marketing/sale'
import type { PageFrame } from '../layout/page'

/** The end of the sale, above every page except campaigns. The countdown replaces it until the visitor closes it. */
export function SaleLine({ frame: { visitor, path, isSaleClosed } }: { frame: PageFrame }) {
  const { t, locale, marketing } = visitor
  const isCampaign = path.startsWith('/campaign/')
  if (marketing.popups !== 'on' || isCampaign || !isShopping(path)) return null
  const now = Date.now()
  const line = (
    <p>
      <strong>{t('saleTitle')}</strong>{' '}
      <time datetime={saleEnd(now).toISOString()}>
        {t('saleUntil').replace('{date}', lastDay(now, languageTag(locale)))}
      </time>
    </p>
  )
  if (isSaleClosed) return <div class="sale-line">{line}</div>
  return <rove-countdown class="sale-line">{line}</rove-countdown>
}
