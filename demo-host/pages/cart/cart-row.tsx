/** @jsxImportSource hono/jsx */
import { languageOf } from '../../../core/base/country/countries.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { leadTime } from '../../../core/shop/product/lead-time.rules'
import type { CartLine } from '../../cart/cart-lines'
import type { Visitor } from '../../visitor/visitor'
import { Picture } from '../layout/picture'

interface CartRowProps {
  line: CartLine
  /** Its index in the form: `items[0][qty]`, `remove-0`. */
  n: number
  visitor: Visitor
}

/** One line of the cart's form. */
export function CartRow({ line, n, visitor }: CartRowProps) {
  const { id, title, slug, picture, options, qty, most, price, regular, protection, finalSale, total } = line
  const { t, country, locale } = visitor
  const money = (amount: number) => formatMoney(amount, country.currency)
  return (
    <>
      <span class="ground">
        <Picture file={picture} alt="" eager sizes="120px" />
      </span>
      <div class="cart__what">
        <h2>
          <a href={`/product/${slug}`}>{title}</a>
        </h2>
        <p>{options.join(' · ')}</p>
        <p>
          {t('cartEach').replace('{price}', money(price))}
          {price < regular && (
            <>
              {' '}
              <span class="price__member">{t('member')}</span> <span class="visually-hidden">{t('cartRegular')}</span>{' '}
              <s>{money(regular)}</s>
            </>
          )}
        </p>
        {protection && (
          <p>
            {protection.title} · {money(protection.charge)}
          </p>
        )}
        <p>{leadTime(country.code, languageOf(locale), line)}</p>
        {finalSale && <p>{t('finalSale')}</p>}
        <div class="cart__edit">
          {/* Serialised by PHP elsewhere; here it is the line's id. */}
          <input type="hidden" name={`items[${n}][data]`} value={id} />
          <label>
            {t('cartQty')}
            <span class="visually-hidden">
              : {title}, {options.join(', ')}
            </span>{' '}
            <input
              type="number"
              name={`items[${n}][qty]`}
              id={`edit-items-${n}-qty`}
              value={qty}
              min="0"
              max={Math.max(qty, most)}
              class="form-text"
              autocomplete="off"
            />
          </label>
          <button type="submit" name={`remove-${n}`} value="Remove" class="cart__remove" formnovalidate>
            {t('remove')}{' '}
            <span class="visually-hidden">
              {title}, {options.join(', ')}
            </span>
          </button>
        </div>
      </div>
      <p class="cart__price">{money(total)}</p>
    </>
  )
}
