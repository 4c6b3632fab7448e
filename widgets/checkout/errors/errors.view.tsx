/**
 * The errors that prevent Continue: their number, and each one with a link to its field or a button to dismiss it
 * (CHK-05, PAY-01).
 */

import { has } from '../../../core/base/input/own'
import { createTextLookup } from '../../../core/base/texts/texts'
import { addressFieldTexts } from '../../../core/shop/address/address.texts'
import { labelOf } from '../../../core/shop/address/address-form.rules'
import { orderFields, paneField } from '../../../core/shop/order/order-form.contract'
import { CloseIcon } from '../../../core/view/dialog/close-icon'
import { useKeptFocus } from '../../../core/view/element/use-kept-focus'
import { idOf } from '../../../core/view/form/field'
import { accountTexts } from '../account/account.texts'
import { addressTexts } from '../address/address.texts'
import { countryOf } from '../checkout.rules'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'
import { focusAndShow } from '../navigation/navigation-focus.view'
import { shownFieldErrors } from './errors-field.rules'
import { ofOrder } from './errors-server.rules'

type Props = PartProps<'cartUrl' | 'dismiss' | 'language' | 'settings'>

/** Errors of the steps' forms are also shown beside their fields. A coupon error is no error of the order. */
const ofForm = /^panes\[(customer|delivery|billing)\]/

/** @see PartProps */
export function ErrorsView(props: Props) {
  const { state, model } = props
  const t = createTextLookup(checkoutTexts, model.language)
  const general = state.problems.filter(
    ({ field, message }) => message && !ofForm.test(field) && field !== orderFields.coupon,
  )
  const fields = state.blockedCount > 0 ? fieldErrors(props) : []
  const count = general.length + fields.length
  // To the next error, or to the step.
  const errors = useKeptFocus<HTMLDivElement>((kept) => {
    const step = kept.parentElement?.querySelector<HTMLElement>('[data-state=current] .rove-title')
    focusAndShow(count > 0 ? kept : step)
  })
  return (
    <div ref={errors} className="rove-errors" role="alert" tabIndex={-1}>
      {count > 0 && (
        <>
          <p className="rove-banner">{t('errors', { n: count })}</p>
          <ul>
            {general.map((problem) => (
              <li key={problem.message}>
                {problem.message}
                <button type="button" aria-label={t('dismiss')} onClick={() => model.dismiss(problem)}>
                  <CloseIcon />
                </button>
              </li>
            ))}
            {fields.map(({ name, label, words }) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  onClick={(event) => {
                    // The link must not change the page's URL.
                    event.preventDefault()
                    document.getElementById(idOf(name))?.focus()
                  }}
                >
                  {label}: {words}
                </a>
              </li>
            ))}
          </ul>
          {general.some(({ field }) => field === ofOrder) && <a href={model.cartUrl}>{t('toCart')}</a>}
        </>
      )}
    </div>
  )
}

/** The errors of the open step's fields. */
function fieldErrors({ state, model }: Props) {
  const t = createTextLookup(addressFieldTexts, model.language)
  if (state.open === 'account') {
    const tAccount = createTextLookup(accountTexts, model.language)
    const refused = state.problems.find(({ field }) => field === orderFields.email)
    return refused ? [{ name: refused.field, label: tAccount('email'), words: refused.message || t('invalid') }] : []
  }
  if (state.open !== 'address') return []
  return shownFieldErrors(state, model.settings).map(({ pane, field, error }) => {
    const label = t(labelOf(countryOf(state.draft[pane], model.settings).code, field))
    return {
      name: paneField(pane, field),
      label: pane === 'billing' ? `${createTextLookup(addressTexts, model.language)('billing')}, ${label}` : label,
      words: has(error, 'message') ? error.message : t(error.code),
    }
  })
}
