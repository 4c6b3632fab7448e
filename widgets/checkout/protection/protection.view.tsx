/** The protection step: one of the plans, or none (PROT-01, PROT-02). */

import type { FormEvent } from 'react'
import { createTextLookup } from '../../../core/base/texts/texts'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import type { PartProps } from '../checkout.types'
import { Unopened } from '../dialogs/dialogs-unopened.view'
import { Choice, useChosen } from '../form/form-choice.view'
import { Continue } from '../navigation/navigation-continue.view'
import { protectionTexts } from './protection.texts'

type Props = PartProps<'language' | 'money' | 'open' | 'pickProtection' | 'proceed'>

/** @see PartProps */
export function ProtectionStep(props: Props) {
  const { state, model } = props
  const { offers, term } = state.order.protection ?? { offers: [], term: undefined }
  const [chosen, choose] = useChosen(term, model.pickProtection)
  const t = createTextLookup(protectionTexts, model.language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="rove-choices" data-required={typeof chosen !== 'number'} tabIndex={-1}>
        <legend>{t('question')}</legend>
        {[...offers, undefined].map((offer) => (
          <Choice
            key={offer?.term ?? 0}
            name={orderFields.protection}
            value={String(offer?.term ?? 0)}
            chosen={chosen === (offer?.term ?? 0)}
            isMissing={typeof chosen !== 'number' && state.notice === 'protectionRequired'}
            title={offer ? t('offer', { title: offer.title, cost: model.money(offer.cost) }) : t('none')}
            onChoose={() => choose(offer?.term ?? 0)}
          />
        ))}
      </fieldset>
      <button type="button" className="rove-link" onClick={() => model.open('protection')}>
        {t('details')}
      </button>
      <Unopened {...props} dialog="protection" />
      <Continue {...props} />
    </form>
  )
}

/** The summary of the completed step. */
export function protectionSummary({ state, model }: Props) {
  const { offers = [], term } = state.order.protection ?? {}
  const picked = offers.find((offer) => offer.term === term)
  return <p>{picked?.title ?? createTextLookup(protectionTexts, model.language)('none')}</p>
}
