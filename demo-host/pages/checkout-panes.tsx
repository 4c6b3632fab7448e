/** @jsxImportSource hono/jsx */
/** The panes in which something is chosen: membership, delivery, protection, credit. */
import type { Order } from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import { dayIn } from '../../core/domain/day'
import { membershipDefaults } from '../../core/domain/membership'
import { formatMoney } from '../../core/domain/money'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
import { Choice, type FormState } from './checkout-field'
import { Pane } from './checkout-pane'

interface ChosenProps {
  order: Order
  visitor: Visitor
  form: FormState
}

/** In a country for members only there is nothing to decide. */
export function MembershipPane({ order, visitor: { say, persona, flags, country } }: ChosenProps) {
  const fee = formatMoney(priceIn(country.code, membershipDefaults.fee), country.currency)
  const isFixed = flags.some((flag) => flag === 'membership-only' || flag === 'membership-lock')
  return (
    <Pane id="membership" title={say('paneMembership')}>
      {persona === 'member' ? (
        <p>{say('membershipIs')}</p>
      ) : (
        <div class="checkout__choices">
          <Choice name={orderFields.membership} value="1" checked={order.membership === 1}>
            {say('membershipJoin').replace('{price}', fee)}
          </Choice>
          {!isFixed && (
            <Choice name={orderFields.membership} value="0" checked={order.membership !== 1}>
              {say('membershipNot')}
            </Choice>
          )}
        </div>
      )}
    </Pane>
  )
}

/** Ways of delivery; they are known when the address is. */
export function QuotesPane({ order: { quotes, quote }, visitor: { say }, form }: ChosenProps) {
  const problem = form.problem(orderFields.quote)
  return (
    <Pane id="quotes" title={say('paneQuotes')}>
      <div id="quote">
        {quotes.length === 0 ? (
          <p class="checkout__hint">{say('quoteFirst')}</p>
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
        {say('quoteButton')}
      </button>
    </Pane>
  )
}

/** Only where the order has protection (PROT-02). */
export function ProtectionPane({ order: { protection, currency }, visitor: { say } }: ChosenProps) {
  if (!protection) return null
  const { offers, term } = protection
  return (
    <Pane id="warranty" title={say('protectionTitle')}>
      <div class="checkout__choices">
        {offers.map((offer) => (
          <Choice name={orderFields.protection} value={`${offer.term}`} checked={offer.term === term}>
            {offer.title} · {formatMoney(offer.cost, currency)}
          </Choice>
        ))}
        <Choice name={orderFields.protection} value="0" checked={!term}>
          {say('protectionNone')}
        </Choice>
      </div>
    </Pane>
  )
}

/** Only where the visitor has credit. */
export function CreditPane({ order: { credit, currency }, visitor: { say, locale } }: ChosenProps) {
  if (!credit) return null
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Pane id="credit" title={say('paneCredit')}>
      <Choice type="checkbox" name={orderFields.credit} value="1" checked={credit.active}>
        {say('creditUse').replace('{price}', money(credit.usable))}
      </Choice>
      <p class="checkout__hint">
        {say('creditUntil')
          .replace('{price}', money(credit.credits))
          .replace('{date}', dayIn(locale, credit.expiry ?? ''))}
      </p>
    </Pane>
  )
}
