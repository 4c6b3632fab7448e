/** @jsxImportSource hono/jsx */
/** The panes with choices: membership, delivery, protection, credit. */

import { formatDay } from '../../../core/base/country/day.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { membershipDefaults } from '../../../core/shop/membership/membership.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { priceIn } from '../../database/prices'
import type { Visitor } from '../../visitor/visitor'
import { Choice, type FormState } from './checkout-field'
import { Pane } from './checkout-pane'

interface ChosenProps {
  order: Order
  visitor: Visitor
  form: FormState
}

/** In a country for members only there is no choice. */
export function MembershipPane({ order, visitor: { t, persona, flags, country } }: ChosenProps) {
  const fee = formatMoney(priceIn(country.code, membershipDefaults.fee), country.currency)
  const isFixed = flags.some((flag) => flag === 'membership-only' || flag === 'membership-lock')
  return (
    <Pane id="membership" title={t('paneMembership')}>
      {persona === 'member' ? (
        <p>{t('membershipIs')}</p>
      ) : (
        <div class="checkout__choices">
          <Choice name={orderFields.membership} value="1" checked={order.membership === 1}>
            {t('membershipJoin').replace('{price}', fee)}
          </Choice>
          {!isFixed && (
            <Choice name={orderFields.membership} value="0" checked={order.membership !== 1}>
              {t('membershipNot')}
            </Choice>
          )}
        </div>
      )}
    </Pane>
  )
}

/** The shipping options, which need an address. */
export function QuotesPane({ order: { quotes, quote }, visitor: { t }, form }: ChosenProps) {
  const problem = form.problem(orderFields.quote)
  return (
    <Pane id="quotes" title={t('paneQuotes')}>
      <div id="quote">
        {quotes.length === 0 ? (
          <p class="checkout__hint">{t('quoteFirst')}</p>
        ) : (
          <div class="checkout__choices">
            {quotes.map(({ id, title }) => (
              <Choice name={orderFields.quote} value={id} checked={id === quote}>
                {title}
              </Choice>
            ))}
          </div>
        )}
        {problem && <p class="form-problem">{problem}</p>}
      </div>
      <button
        type="submit"
        name="op"
        value="Calculate Shipping"
        id="edit-panes-quotes-quote-button"
        class="button button--quiet form-submit"
      >
        {t('quoteButton')}
      </button>
    </Pane>
  )
}

/** Rendered only if protection is offered for the order (PROT-02). */
export function ProtectionPane({ order: { protection, currency }, visitor: { t } }: ChosenProps) {
  if (!protection) return null
  const { offers, term } = protection
  return (
    <Pane id="warranty" title={t('protectionTitle')}>
      <div class="checkout__choices">
        {offers.map((offer) => (
          <Choice name={orderFields.protection} value={`${offer.term}`} checked={offer.term === term}>
            {offer.title} · {formatMoney(offer.cost, currency)}
          </Choice>
        ))}
        <Choice name={orderFields.protection} value="0" checked={!term}>
          {t('protectionNone')}
        </Choice>
      </div>
    </Pane>
  )
}

/** Rendered only if the visitor has store credit. */
export function CreditPane({ order: { credit, currency }, visitor: { t, locale } }: ChosenProps) {
  if (!credit) return null
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Pane id="credit" title={t('paneCredit')}>
      <Choice type="checkbox" name={orderFields.credit} value="1" checked={credit.active}>
        {t('creditUse').replace('{price}', money(credit.usable))}
      </Choice>
      <p class="checkout__hint">
        {t('creditUntil')
          .replace('{price}', money(credit.credits))
          .replace('{date}', formatDay(locale, credit.expiry ?? ''))}
      </p>
    </Pane>
  )
}
