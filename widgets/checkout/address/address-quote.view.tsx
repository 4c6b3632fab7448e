/** The shipping options and costs, or why there are none yet (QUOTE-01, ADDR-02). */

import { createTextLookup } from '../../../core/base/texts/texts'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { useKeptFocus } from '../../../core/view/element/use-kept-focus'
import { hasQuote } from '../checkout.rules'
import type { PartProps } from '../checkout.types'
import { Choice, useChosen } from '../form/form-choice.view'
import { quoteShown } from './address.rules'
import { addressTexts } from './address.texts'

type Props = PartProps<'chooseQuote' | 'contactUrl' | 'language' | 'quoteAgain' | 'settings'>

/** @see PartProps */
export function QuoteSection({ state, model }: Props) {
  const t = createTextLookup(addressTexts, model.language)
  const shown = quoteShown(state, model.settings)
  const [chosen, choose] = useChosen(state.order.quote ?? undefined, model.chooseQuote)
  const { quotes } = state.order
  const isAsking = shown === 'asking'
  // The same message is shown more prominently beside Continue.
  const isSaid = shown === 'incomplete' && state.notice === 'completeDetails'
  const isChosen = hasQuote({ quotes, quote: chosen })
  const section = useKeptFocus<HTMLFieldSetElement>((kept) => kept.focus())
  return (
    <fieldset
      ref={section}
      className="rove-choices rove-quote"
      data-state={shown}
      data-required={shown === 'failed' || shown === 'none' || (shown === 'options' && !isChosen)}
      tabIndex={-1}
    >
      <legend>{t('options')}</legend>
      <p role="status" className="rove-status">
        {shown === 'options' ? t('found', { n: quotes.length }) : !isSaid && t(shown)}
        {isAsking && <span className="rove-dots" aria-hidden="true" />}
      </p>
      {shown === 'failed' && (
        <button type="button" className="rove-link" onClick={model.quoteAgain}>
          {t('again')}
        </button>
      )}
      {shown === 'none' && <a href={model.contactUrl}>{t('contact')}</a>}
      {isAsking && <Skeleton rows={quotes.length} />}
      {shown === 'options' &&
        quotes.map(({ id, title }) => (
          <Choice
            key={id}
            name={orderFields.quote}
            value={id}
            chosen={chosen === id}
            isMissing={!isChosen && state.notice === 'quoteRequired'}
            title={title}
            onChoose={() => choose(id)}
          />
        ))}
    </fieldset>
  )
}

/** Reserves the height of the options, so that the content below does not move. */
function Skeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="rove-skeletons" aria-hidden="true">
      {[...Array(rows || 2)].map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical
        <div key={n} className="rove-skeleton" />
      ))}
    </div>
  )
}
