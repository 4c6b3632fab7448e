/** @jsxImportSource hono/jsx */
import { memberPrice } from '../../core/domain/membership'
import { formatMoney } from '../../core/domain/money'
import type { Visitor } from '../visitor/visitor'

/** The price that counts is the largest; what others pay is struck for members. Document 0, section 6 (PRICE-02). */
export function Price({ price, visitor: { country, persona, say } }: { price: number; visitor: Visitor }) {
  const { currency } = country
  if (persona !== 'member')
    return (
      <p class="price">
        <span class="visually-hidden">{say('price')} </span>
        {formatMoney(price, currency)}
      </p>
    )
  return (
    <p class="price">
      <span class="visually-hidden">{say('memberPrice')} </span>
      {formatMoney(memberPrice(price), currency)} <span class="price__member">{say('member')}</span>{' '}
      <span class="visually-hidden">{say('regularPrice')} </span>
      <s>{formatMoney(price, currency)}</s>
    </p>
  )
}
