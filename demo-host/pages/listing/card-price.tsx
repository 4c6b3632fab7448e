/** @jsxImportSource hono/jsx */
/** The price of a card. The widgets fill in its marked parts: core/shop/card/fill-card.ts. */

import { formatMoney } from '../../../core/base/country/money.rules'
import { type CardPrice, cardPrice } from '../../../core/shop/card/card.rules'
import { membershipDefaults } from '../../../core/shop/membership/membership.rules'
import type { Product } from '../../catalogue/catalogue'
import type { Visitor } from '../../visitor/visitor'

/** The visitor's price of a product (PRICE-02). @param decimals see `decimalsOf` */
export function priceOf(
  { price, sale }: Pick<Product, 'price' | 'sale'>,
  { persona }: Visitor,
  decimals: 0 | 2,
): CardPrice {
  const terms = { isMember: persona === 'member', memberDiscount: membershipDefaults.discountInPrice }
  return cardPrice({ regular: price, sale: sale > 0 ? price - sale : undefined }, terms, decimals)
}

interface PriceProps {
  /** Absent in a template. */
  price?: CardPrice
  visitor: Visitor
  /** See `decimalsOf`. */
  decimals: 0 | 2
}

/** The kinds of price that a visitor can see, with their names. */
const kindsOf = ({ persona }: Visitor) =>
  persona === 'member'
    ? ([['member', 'memberPrice']] as const)
    : ([
        ['regular', 'price'],
        ['sale', 'salePrice'],
      ] as const)

/** The visitor's price is largest; the regular price is struck through (PRICE-02). */
export function CardPriceView({ price, visitor, decimals }: PriceProps) {
  const { t, country, persona } = visitor
  const write = (amount: number | undefined) =>
    amount === undefined ? '' : formatMoney(amount, country.currency, decimals)
  return (
    <p class="price" data-rove-card="price">
      {kindsOf(visitor).map(([kind, name]) => (
        <span class="visually-hidden" data-rove-card="price-kind" data-kind={kind} hidden={price?.kind !== kind}>
          {t(name)}{' '}
        </span>
      ))}
      <span data-rove-card="due-amount">{write(price?.due)}</span>{' '}
      {persona === 'member' && (
        <>
          <span class="price__member" aria-hidden="true">
            {t('member')}
          </span>{' '}
        </>
      )}
      <span data-rove-card="was" hidden={price?.was === undefined}>
        <span class="visually-hidden">{t('regularPrice')} </span>
        <s data-rove-card="was-amount">{write(price?.was)}</s>
      </span>
    </p>
  )
}
