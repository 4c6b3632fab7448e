/** Store credit: none, a part, or the whole amount (CREDIT-01). */

import { createTextLookup } from '../../../core/base/texts/texts'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { SwitchInput } from '../../../core/view/form/switch-input'
import type { PartProps } from '../checkout.types'
import { useChosen } from '../form/form-choice.view'
import { isPaying } from './payment.machine'
import { paymentTexts } from './payment.texts'

type Props = PartProps<'day' | 'language' | 'money' | 'payByCredit'>

/** @see PartProps */
export function CreditView({ state, model }: Props) {
  const { credit, due } = state.order
  const [isUsed, use] = useChosen(credit?.active ?? false, model.payByCredit)
  if (!credit || credit.usable === 0) return null
  const t = createTextLookup(paymentTexts, model.language)
  return (
    <div className="rove-credit">
      <label className="rove-tick">
        <SwitchInput
          type="checkbox"
          name={orderFields.credit}
          value="1"
          checked={isUsed}
          disabled={isPaying(state.payment)}
          onSwitch={(isOn) => void use(isOn)}
        />
        <span>
          {t('useCredit')}
          <span className="rove-hint">
            {t('creditOf', { amount: model.money(credit.credits) })}
            {credit.expiry && ` · ${t('creditUntil', { date: model.day(credit.expiry) })}`}
          </span>
        </span>
      </label>
      {credit.active && due > 0 && <p role="status">{t('toBeCharged', { amount: model.money(due) })}</p>}
    </div>
  )
}
