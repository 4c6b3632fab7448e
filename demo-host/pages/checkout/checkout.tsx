/** @jsxImportSource hono/jsx */
/** The checkout without script: Ubercart's form, pane by pane. */

import type { FieldError } from '../../../core/base/net/field-error.contract'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields, shownFields } from '../../../core/shop/order/order-form.contract'
import type { OrderRow } from '../../database/order-tables'
import { errorText } from '../../order/error-text'
import type { Visitor } from '../../visitor/visitor'
import { AddressFields } from './checkout-address'
import { Checking } from './checkout-checking'
import { Choice, type FormState, TextField } from './checkout-field'
import { FormKeys } from './checkout-form-keys'
import { Messages, Pane } from './checkout-pane'
import { CreditPane, MembershipPane, ProtectionPane, QuotesPane } from './checkout-panes'
import { PaymentPane } from './checkout-payment'
import { OrderSummary } from './checkout-summary'

/** The props of the checkout page. */
export interface CheckoutProps {
  orderRow: OrderRow
  order: Order
  visitor: Visitor
  form: FormState
  problems: readonly FieldError[]
  /** Its payment is held: see the checking view. */
  held: boolean
}

/** The page. The widget replaces its form. */
export function CheckoutPage({ orderRow, order, visitor, form, problems, held }: CheckoutProps) {
  const { t } = visitor
  return (
    <section class="listing checkout">
      <header class="listing__head">
        <h1>{t('checkout')}</h1>
      </header>
      <Messages
        title={t('errorMessage')}
        problems={[...new Set(problems.map((problem) => errorText(visitor, problem)))]}
      />
      {/* What is wrong with no field is in the cart. */}
      {problems.some(({ field }) => field === '') && (
        <p>
          <a href="/cart">{t('backToCart')}</a>
        </p>
      )}
      <rove-checkout>
        {orderRow.status === 'open' ? (
          <CheckoutForm orderRow={orderRow} order={order} visitor={visitor} form={form} />
        ) : (
          <Checking order={order} visitor={visitor} held={held} />
        )}
      </rove-checkout>
    </section>
  )
}

function CheckoutForm({ orderRow, order, visitor, form }: Omit<CheckoutProps, 'problems' | 'held'>) {
  const { t, persona } = visitor
  return (
    <form
      id="uc-cart-checkout-form"
      class="checkout__form"
      action="/cart/checkout"
      method="post"
      accept-charset="UTF-8"
      novalidate
    >
      <div id="checkout-form-panes" class="checkout__panes">
        <FormKeys id="uc_cart_checkout_form" visitor={visitor} />
        <input type="hidden" name={shownFields.order} value={order.id} />
        {/* What Enter in a field presses. */}
        <button type="submit" name="op" value="Review order" class="element-invisible" tabindex={-1}>
          {t('reviewOrder')}
        </button>
        <Pane id="customer" title={t('paneCustomer')}>
          <TextField
            name={orderFields.email}
            label={t('email')}
            form={form}
            type="email"
            autocomplete="email"
            inputmode="email"
          />
          {persona === 'guest' && (
            <p class="checkout__hint">
              <a href="/user/login?destination=cart/checkout">{t('haveAccount')}</a>
            </p>
          )}
        </Pane>
        <MembershipPane order={order} visitor={visitor} form={form} />
        <Pane id="delivery" title={t('paneDelivery')}>
          <AddressFields pane="delivery" visitor={visitor} form={form} />
        </Pane>
        <Pane id="billing" title={t('paneBilling')}>
          <Choice
            type="checkbox"
            name={orderFields.copyAddress}
            value="1"
            checked={form.value(orderFields.copyAddress) === '1'}
          >
            {t('copyAddress')}
          </Choice>
          <AddressFields pane="billing" visitor={visitor} form={form} />
        </Pane>
        <QuotesPane order={order} visitor={visitor} form={form} />
        <ProtectionPane order={order} visitor={visitor} form={form} />
        <Pane id="coupon" title={t('couponCode')}>
          <TextField
            name={orderFields.coupon}
            label={t('couponCode')}
            form={form}
            optional={t('optional')}
            autocomplete="off"
          />
        </Pane>
        <CreditPane order={order} visitor={visitor} form={form} />
        {order.due > 0 && (
          <PaymentPane order={order} method={orderRow.method || 'credit'} visitor={visitor} form={form} />
        )}
        <Pane id="comments" title={t('paneComments')}>
          <textarea
            name={orderFields.comments}
            id="edit-panes-comments-comments"
            class="form-textarea"
            rows={3}
            aria-label={t('paneComments')}
          >
            {form.value(orderFields.comments)}
          </textarea>
        </Pane>
        <div id="edit-actions" class="form-actions checkout__actions">
          <button type="submit" name="op" value="Review order" id="edit-continue" class="button form-submit">
            {t('reviewOrder')}
          </button>
          <a href="/cart">{t('backToCart')}</a>
        </div>
      </div>
      <OrderSummary order={order} visitor={visitor} />
    </form>
  )
}
