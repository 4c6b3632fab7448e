/** @jsxImportSource hono/jsx */

import { formatMoney } from '../../../core/base/country/money.rules'
import { memberPrice } from '../../../core/shop/membership/membership.rules'
import type { Visitor } from '../../visitor/visitor'

interface PriceProps {
  /** In units of the country's currency. */
  price: number
  /** The discount of the sale. */
  sale: number
  visitor: Visitor
}

/** The visitor's price is largest; for members the price for non-members is struck through (PRICE-02). */
export function Price({ price, sale, visitor: { country, persona, t } }: PriceProps) {
  const { currency } = country
  const isMember = persona === 'member'
  const selling = price - sale
  const name = isMember ? 'memberPrice' : sale > 0 ? 'salePrice' : 'price'
  return (
    <p class="price">
      <span class="visually-hidden">{t(name)} </span>
      {formatMoney(isMember ? memberPrice(selling) : selling, currency)}
      {isMember && (
        <>
          {' '}
          <span class="price__member">{t('member')}</span>
        </>
      )}
      {(isMember || sale > 0) && (
        <>
          {' '}
          <span class="visually-hidden">{t('regularPrice')} </span>
          <s>{formatMoney(price, currency)}</s>
        </>
      )}
    </p>
  )
}
