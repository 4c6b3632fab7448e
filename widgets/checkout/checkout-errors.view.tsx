/** What stands in the way: how many mistakes there are, and what the server refused, each of which can be dismissed (CHK-05, PAY-01). */
import { orderFields } from '../../core/contract/order-form'
import { createSay } from '../../core/texts'
import { CloseIcon } from '../../core/ui/close-icon'
import { checkoutTexts } from './checkout.texts'
import type { PartProps } from './checkout.view'
import { countMistakes } from './checkout-mistakes.rules'

/** Fields of the steps' forms: what is refused of them is said beside them. So it is of the coupon, which is no mistake. */
const ofForm = /^panes\[(customer|delivery|billing)\]/

/** @see PartProps */
export function ErrorsView({ state, model }: PartProps) {
  const say = createSay(checkoutTexts, model.language)
  const general = state.problems.filter(({ field }) => !ofForm.test(field) && field !== orderFields.coupon)
  const refused = state.problems.filter(({ field }) => ofForm.test(field)).length
  const mistakes = state.open === 'address' && state.heldUp > 0 ? countMistakes(state, model.terms) : refused
  const count = general.length + mistakes
  return (
    <div className="rove-errors" role="alert">
      {count > 0 && <p className="rove-banner">{say('errors', { n: count })}</p>}
      {general.length > 0 && (
        <ul>
          {general.map((problem) => (
            <li key={problem.message}>
              {problem.message}
              <button type="button" aria-label={say('dismiss')} onClick={() => model.dismiss(problem)}>
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
