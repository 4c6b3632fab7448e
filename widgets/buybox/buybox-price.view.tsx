/** What it costs: the price that counts is the largest. Source: document 1, sections 3 and 6 (BUY-07). */
import type { PriceLine } from '../../core/domain/price'
import type { BuyboxModel } from './buybox.model'
import type { Offered } from './buybox.rules'
import type { BuyboxCode } from './buybox.texts'

const lineNames: Readonly<Record<PriceLine['kind'], BuyboxCode>> = {
  regular: 'regular',
  sale: 'sale',
  member: 'memberDiscount',
  protection: 'protectionLine',
}

interface PriceProps {
  readonly model: Pick<BuyboxModel, 'say' | 'money'>
  readonly offered: Offered
}

/** Nothing where no price is known. */
export function BuyboxPrice({
  model: { say, money },
  offered: { prices, struck, model, finalSale, voucher },
}: PriceProps) {
  if (!prices) return null
  const { due, selling, member, compareAt, lines, total } = prices
  const isMember = due === member && member !== selling
  return (
    <div part="price-block">
      <p part="price" aria-live="polite">
        {model === undefined && <small>{say('from')} </small>}
        <span className="visually-hidden">{say(isMember ? 'memberPrice' : 'price')} </span>
        <strong>{money(due)}</strong>{' '}
        {isMember && (
          <span className="member" aria-hidden="true">
            {say('member')}
          </span>
        )}{' '}
        {struck !== undefined && (
          <>
            <span className="visually-hidden">{say(compareAt === undefined ? 'regular' : 'compareAt')} </span>
            <s part="compare-at">{money(struck)}</s>
          </>
        )}
      </p>
      {!isMember && member < selling && (
        <p part="member-price">
          <strong>{money(member)}</strong> <span className="member">{say('member')}</span>
        </p>
      )}
      {lines.length > 0 && model !== undefined && (
        <dl part="breakdown">
          {lines.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{say(lineNames[kind])}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className="total">
            <dt>{say('total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      )}
      {voucher > 0 && <p part="voucher">{say('voucher', { amount: money(voucher) })}</p>}
      {finalSale && <p part="final-sale">{say('finalSale')}</p>}
    </div>
  )
}
