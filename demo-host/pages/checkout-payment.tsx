/** @jsxImportSource hono/jsx */

import type { Order } from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import { cardLimits } from '../../core/domain/card'
import { cardFields } from '../order/card-fields'
import type { Visitor } from '../visitor/visitor'
import { Choice, type FormState, SelectField, TextField } from './checkout-field'
import { methodName } from './checkout-method'
import { Pane } from './checkout-pane'

interface PaymentProps {
  order: Order
  /** The way that is chosen. */
  method: string
  visitor: Visitor
  form: FormState
}

/** How many years ahead a card can end. */
const years = 15

/** Ways to pay, and the shop's own fields for a card. Nothing of a card is ever written into the page again. */
export function PaymentPane({ order, method, visitor: { say }, form }: PaymentProps) {
  const problem = form.problem(orderFields.method)
  const thisYear = new Date().getFullYear()
  return (
    <Pane id="payment" title={say('panePayment')}>
      <div class="checkout__choices" role="radiogroup" aria-label={say('panePayment')}>
        {order.methods.map((one) => (
          <Choice name={orderFields.method} value={one} checked={one === method}>
            {methodName({ say }, one)}
          </Choice>
        ))}
      </div>
      {problem && <p class="form-problem">{problem}</p>}
      <div id="payment-details" class="checkout__card">
        <TextField name={cardFields.owner} label={say('ccOwner')} form={form} autocomplete="cc-name" secret />
        <TextField
          name={cardFields.number}
          label={say('ccNumber')}
          form={form}
          autocomplete="cc-number"
          inputmode="numeric"
          maxlength={cardLimits.number + 3}
          secret
        />
        <SelectField name={cardFields.month} label={say('ccMonth')} form={form} autocomplete="cc-exp-month">
          {Array.from({ length: 12 }, (_, n) => (
            <option value={n + 1}>{`${n + 1}`.padStart(2, '0')}</option>
          ))}
        </SelectField>
        <SelectField name={cardFields.year} label={say('ccYear')} form={form} autocomplete="cc-exp-year">
          {Array.from({ length: years }, (_, n) => (
            <option value={thisYear + n}>{thisYear + n}</option>
          ))}
        </SelectField>
        <TextField
          name={cardFields.cvv}
          label={say('ccCvv')}
          form={form}
          autocomplete="cc-csc"
          inputmode="numeric"
          maxlength={cardLimits.cvv}
          secret
        />
        <p class="checkout__hint">{say('cardKept')}</p>
      </div>
    </Pane>
  )
}
