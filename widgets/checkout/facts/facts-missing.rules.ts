/** The required fields that were empty when Continue was blocked (CHK-07). */

import { typedText } from '../../../core/base/input/typed.rules'
import { paneField } from '../../../core/shop/order/order-form.contract'
import { type AddressField, paneProblems, panesOf, type Settings } from '../checkout.rules'
import type { CheckoutState } from '../checkout-state.types'

/** The fields of the open step, as `checkout:failed` names them. A select without a choice is empty too. */
export function missingFields({ open, notice, draft }: CheckoutState, settings: Settings): readonly string[] {
  if (open === 'account') return typedText(draft.email) ? [] : ['email']
  if (notice === 'completeField' || notice === 'protectionRequired') return [open]
  if (notice !== 'completeDetails') return []
  return panesOf(draft).flatMap((pane) => {
    const problems = paneProblems(draft[pane], settings)
    const fields = Object.keys(problems) as Exclude<AddressField, 'country'>[]
    return fields.filter((field) => problems[field] === 'required').map((field) => paneField(pane, field))
  })
}
