/** @jsxImportSource hono/jsx */
import { memberPrice } from '../../core/domain/membership'
import { formatMoney } from '../../core/domain/money'
import type { Visitor } from '../visitor/visitor'

interface PriceProps {
  /** In units of the country's currency. */
  price: number
  /** What the sale takes off. */
  sale: number
  visitor: Visitor
}

/** The price that counts is the largest; what others pay is struck for members. Document 0, section 6 (PRICE-02). */
export function Price({ price, sale, visitor: { country, persona, say } }: PriceProps) {
  const { currency } = country
  const isMember = persona === 'member'
  const selling = price - sale
  const name = isMember ? 'memberPrice' : sale > 0 ? 'salePrice' : 'price'
  return (
    <p class="price">
      <span class="visually-hidden">{say(name)} </span>
      {formatMoney(isMember ? memberPrice(selling) : selling, currency)}
      {isMember && (
        <>
          {' '}
          <span class="price__member">{say('member')}</span>
        </>
      )}
      {(isMember || sale > 0) && (
        <>
          {' '}
          <span class="visually-hidden">{say('regularPrice')} </span>
          <s>{formatMoney(price, currency)}</s>
        </>
      )}
    </p>
  )
}
