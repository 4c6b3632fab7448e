/** @jsxImportSource hono/jsx */

import { cardLimits } from '../../../core/shop/order/bank-card.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { cardFields } from '../../order/bank-card-fields'
import type { Visitor } from '../../visitor/visitor'
import { Choice, type FormState, SelectField, TextField } from './checkout-field'
import { methodName } from './checkout-method'
import { Pane } from './checkout-pane'

interface PaymentProps {
  order: Order
  /** The chosen method. */
  method: string
  visitor: Visitor
  form: FormState
}

/** The number of years offered for a card's expiry. */
const years = 15

/** The payment methods and the shop's card fields. Card data is never rendered. */
export function PaymentPane({ order, method, visitor: { t }, form }: PaymentProps) {
  const problem = form.problem(orderFields.method)
  const thisYear = new Date().getFullYear()
  return (
    <Pane id="payment" title={t('panePayment')}>
      <div class="checkout__choices" role="radiogroup" aria-label={t('panePayment')}>
        {order.methods.map((one) => (
          <Choice name={orderFields.method} value={one} checked={one === method}>
            {methodName({ t }, one)}
          </Choice>
        ))}
      </div>
      {problem && <p class="form-problem">{problem}</p>}
      <div id="payment-details" class="checkout__card">
        <TextField name={cardFields.owner} label={t('ccOwner')} form={form} autocomplete="cc-name" secret />
        <TextField
          name={cardFields.number}
          label={t('ccNumber')}
          form={form}
          autocomplete="cc-number"
          inputmode="numeric"
          maxlength={cardLimits.number + 3}
          secret
        />
        <SelectField name={cardFields.month} label={t('ccMonth')} form={form} autocomplete="cc-exp-month">
          {Array.from({ length: 12 }, (_, n) => (
            <option value={n + 1}>{`${n + 1}`.padStart(2, '0')}</option>
          ))}
        </SelectField>
        <SelectField name={cardFields.year} label={t('ccYear')} form={form} autocomplete="cc-exp-year">
          {Array.from({ length: years }, (_, n) => (
            <option value={thisYear + n}>{thisYear + n}</option>
          ))}
        </SelectField>
        <TextField
          name={cardFields.cvv}
          label={t('ccCvv')}
          form={form}
          autocomplete="cc-csc"
          inputmode="numeric"
          maxlength={cardLimits.cvv}
          secret
        />
        <p class="checkout__hint">{t('cardKept')}</p>
      </div>
    </Pane>
  )
}
