/** The prices. The price that the visitor pays is the largest (BUY-07). */
import type { PriceLine } from '../../core/shop/product/price.rules'
import type { Offered } from './buybox.rules'
import type { BuyboxCode } from './buybox.texts'
import type { BuyboxModel } from './buybox.types'

const lineNames: Readonly<Record<PriceLine['kind'], BuyboxCode>> = {
  regular: 'regular',
  sale: 'sale',
  member: 'memberDiscount',
  protection: 'protectionLine',
}

interface PriceProps {
  readonly model: Pick<BuyboxModel, 't' | 'money'>
  readonly offered: Offered
}

/** Renders nothing if no price is known. */
export function BuyboxPrice({
  model: { t, money },
  offered: { prices, struck, model, finalSale, voucher },
}: PriceProps) {
  if (!prices) return null
  const { due, selling, member, compareAt, lines, total } = prices
  const isMember = due === member && member !== selling
  return (
    <div part="price-block">
      <p part="price" aria-live="polite">
        {model === undefined && <small>{t('from')} </small>}
        <span className="visually-hidden">{t(isMember ? 'memberPrice' : 'price')} </span>
        <strong>{money(due)}</strong>{' '}
        {isMember && (
          <span className="member" aria-hidden="true">
            {t('member')}
          </span>
        )}{' '}
        {struck !== undefined && (
          <>
            <span className="visually-hidden">{t(compareAt === undefined ? 'regular' : 'compareAt')} </span>
            <s part="compare-at">{money(struck)}</s>
          </>
        )}
      </p>
      {!isMember && member < selling && (
        <p part="member-price">
          <strong>{money(member)}</strong> <span className="member">{t('member')}</span>
        </p>
      )}
      {lines.length > 0 && model !== undefined && (
        <dl part="breakdown">
          {lines.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{t(lineNames[kind])}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className="total">
            <dt>{t('total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      )}
      {voucher > 0 && <p part="voucher">{t('voucher', { amount: money(voucher) })}</p>}
      {finalSale && <p part="final-sale">{t('finalSale')}</p>}
    </div>
  )
}
