/** What stands in the way: how many errors, each in words, with a link to its field or a way to dismiss it (CHK-05, PAY-01). */
import { orderFields, paneField } from '../../core/contract/order-form'
import { has } from '../../core/own'
import { createSay } from '../../core/texts'
import { CloseIcon } from '../../core/ui/close-icon'
import { idOf } from '../../core/ui/field'
import { accountTexts } from './account/account.texts'
import { labelOf } from './address/address.rules'
import { addressTexts } from './address/address.texts'
import { countryOf } from './checkout.rules'
import { checkoutTexts } from './checkout.texts'
import type { PartProps } from './checkout.view'
import { toldMistakes } from './checkout-mistakes.rules'

/** Fields of the steps' forms, beside which the same is said. A refused coupon is no error of the order. */
const ofForm = /^panes\[(customer|delivery|billing)\]/

/** @see PartProps */
export function ErrorsView(props: PartProps) {
  const { state, model } = props
  const say = createSay(checkoutTexts, model.language)
  const general = state.problems.filter(
    ({ field, message }) => message && !ofForm.test(field) && field !== orderFields.coupon,
  )
  const fields = state.heldUp > 0 ? fieldErrors(props) : []
  const count = general.length + fields.length
  return (
    <div className="rove-errors" role="alert" tabIndex={-1}>
      {count > 0 && (
        <>
          <p className="rove-banner">{say('errors', { n: count })}</p>
          <ul>
            {general.map((problem) => (
              <li key={problem.message}>
                {problem.message}
                <button type="button" aria-label={say('dismiss')} onClick={() => model.dismiss(problem)}>
                  <CloseIcon />
                </button>
              </li>
            ))}
            {fields.map(({ name, label, words }) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  onClick={(event) => {
                    // The address of the page stays as it is.
                    event.preventDefault()
                    document.getElementById(idOf(name))?.focus()
                  }}
                >
                  {label}: {words}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What is wrong with the fields of the open step. */
function fieldErrors({ state, model }: PartProps) {
  const say = createSay(addressTexts, model.language)
  if (state.open === 'account') {
    const sayAccount = createSay(accountTexts, model.language)
    const refused = state.problems.find(({ field }) => field === orderFields.email)
    return refused
      ? [{ name: refused.field, label: sayAccount('email'), words: refused.message || say('invalid') }]
      : []
  }
  if (state.open !== 'address') return []
  return toldMistakes(state, model.terms).map(({ pane, field, mistake }) => {
    const label = say(labelOf(countryOf(state.draft[pane], model.terms).code, field))
    return {
      name: paneField(pane, field),
      label: pane === 'billing' ? `${say('billing')}, ${label}` : label,
      words: has(mistake, 'words') ? mistake.words : say(mistake.code),
    }
  })
}
