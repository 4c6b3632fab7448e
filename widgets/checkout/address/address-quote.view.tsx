/** What shipping costs: nothing yet, a moment of waiting, or the options that the server has (QUOTE-01, ADDR-02). */
import { orderFields } from '../../../core/contract/order-form'
import { createSay } from '../../../core/texts'
import { hasQuote } from '../checkout.rules'
import type { PartProps } from '../checkout.view'
import { Choice, useChosen } from '../checkout-choice.view'
import { quoteShown } from './address.rules'
import { addressTexts } from './address.texts'

/** @see PartProps */
export function QuoteSection({ state, model }: PartProps) {
  const say = createSay(addressTexts, model.language)
  const shown = quoteShown(state, model.terms)
  const [chosen, choose] = useChosen(state.order.quote ?? undefined, model.chooseQuote)
  const { quotes } = state.order
  const isAsking = shown === 'asking'
  // Beside Continue the same is said louder.
  const isSaid = shown === 'incomplete' && state.notice === 'completeDetails'
  const isChosen = hasQuote({ quotes, quote: chosen })
  return (
    <fieldset
      className="rove-choices rove-quote"
      data-state={shown}
      data-required={shown === 'failed' || shown === 'none' || (shown === 'options' && !isChosen)}
      tabIndex={-1}
    >
      <legend>{say('options')}</legend>
      <p role="status" className="rove-status">
        {shown === 'options' ? say('found', { n: quotes.length }) : !isSaid && say(shown)}
        {isAsking && <span className="rove-dots" aria-hidden="true" />}
      </p>
      {shown === 'failed' && (
        <button type="button" className="rove-link" onClick={model.quoteAgain}>
          {say('again')}
        </button>
      )}
      {isAsking && <Skeleton rows={quotes.length} />}
      {shown === 'options' &&
        quotes.map(({ id, title }) => (
          <Choice
            key={id}
            name={orderFields.quote}
            value={id}
            chosen={chosen === id}
            title={title}
            onChoose={() => choose(id)}
          />
        ))}
    </fieldset>
  )
}

/** As much room as the options will take: what stands below them stays where it is. */
function Skeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="rove-skeletons" aria-hidden="true">
      {[...Array(rows || 2)].map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={n} className="rove-skeleton" />
      ))}
    </div>
  )
}
