/** @jsxImportSource hono/jsx */
/** The checkout, complete without script: Ubercart's one form, pane by pane. */
import type { Order } from '../../core/contract/order'
import { orderFields, shownFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { formatMoney } from '../../core/domain/money'
import type { KeptOrder } from '../database/order-tables'
import { problemWords } from '../order/problem-words'
import { labelled } from '../visitor/labelled'
import type { Visitor } from '../visitor/visitor'
import { AddressFields } from './checkout-address'
import { Choice, type FormState, TextField } from './checkout-field'
import { FormKeys } from './checkout-form-keys'
import { Messages, Pane } from './checkout-pane'
import { CreditPane, MembershipPane, ProtectionPane, QuotesPane } from './checkout-panes'
import { PaymentPane } from './checkout-payment'
import { OrderSummary } from './checkout-summary'

/** What the checkout's page is made from. */
export interface CheckoutProps {
  kept: KeptOrder
  order: Order
  visitor: Visitor
  form: FormState
  problems: readonly OrderProblem[]
}

/** The page: the widget takes its form's place. */
export function CheckoutPage({ kept, order, visitor, form, problems }: CheckoutProps) {
  const { say } = visitor
  return (
    <section class="listing checkout">
      <header class="listing__head">
        <h1>{say('checkout')}</h1>
      </header>
      <Messages
        title={say('errorMessage')}
        problems={[...new Set(problems.map((problem) => problemWords(visitor, problem)))]}
      />
      <rove-checkout>
        {kept.status === 'open' ? (
          <CheckoutForm kept={kept} order={order} visitor={visitor} form={form} problems={problems} />
        ) : (
          <Checking order={order} visitor={visitor} />
        )}
      </rove-checkout>
    </section>
  )
}

function CheckoutForm({ kept, order, visitor, form }: CheckoutProps) {
  const { say, persona } = visitor
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
          {say('reviewOrder')}
        </button>
        <Pane id="customer" title={say('paneCustomer')}>
          <TextField
            name={orderFields.email}
            label={say('email')}
            form={form}
            type="email"
            autocomplete="email"
            inputmode="email"
          />
          {persona === 'guest' && (
            <p class="checkout__hint">
              <a href="/user/login?destination=cart/checkout">{say('haveAccount')}</a>
            </p>
          )}
        </Pane>
        <MembershipPane order={order} visitor={visitor} form={form} />
        <Pane id="delivery" title={say('paneDelivery')}>
          <AddressFields pane="delivery" visitor={visitor} form={form} />
        </Pane>
        <Pane id="billing" title={say('paneBilling')}>
          <Choice
            type="checkbox"
            name={orderFields.copyAddress}
            value="1"
            checked={form.value(orderFields.copyAddress) === '1'}
          >
            {say('copyAddress')}
          </Choice>
          <AddressFields pane="billing" visitor={visitor} form={form} />
        </Pane>
        <QuotesPane order={order} visitor={visitor} form={form} />
        <ProtectionPane order={order} visitor={visitor} form={form} />
        <Pane id="coupon" title={say('couponCode')}>
          <TextField
            name={orderFields.coupon}
            label={say('couponCode')}
            form={form}
            optional={say('optional')}
            autocomplete="off"
          />
        </Pane>
        <CreditPane order={order} visitor={visitor} form={form} />
        {order.due > 0 && <PaymentPane order={order} method={kept.method || 'credit'} visitor={visitor} form={form} />}
        <Pane id="comments" title={say('paneComments')}>
          <textarea
            name={orderFields.comments}
            id="edit-panes-comments-comments"
            class="form-textarea"
            rows={3}
            aria-label={say('paneComments')}
          >
            {form.value(orderFields.comments)}
          </textarea>
        </Pane>
        <div id="edit-actions" class="form-actions checkout__actions">
          <button type="submit" name="op" value="Review order" id="edit-continue" class="button form-submit">
            {say('reviewOrder')}
          </button>
          <a href="/cart">{say('backToCart')}</a>
        </div>
      </div>
      <OrderSummary order={order} visitor={visitor} />
    </form>
  )
}

/** While it is not known whether it is paid, nothing can be paid again. */
export function Checking({ order, visitor }: { order: Order; visitor: Visitor }) {
  const { say } = visitor
  return (
    <div class="quiet checkout__checking">
      <p class="quiet__before">{say('orderNumber', Number(order.id))}</p>
      <h2>{say('checkingTitle')}</h2>
      <p>{say('checkingText')}</p>
      <p>{labelled(visitor, say('orderDue'), formatMoney(order.due, order.currency))}</p>
      <a class="button" href={`/cart/checkout/complete?order_id=${order.id}`}>
        {say('checkAgain')}
      </a>
    </div>
  )
}
