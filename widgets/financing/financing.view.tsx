/** One line under the price: what it comes to a month, and the way to the plans. Lenders' own words stand below it. */

import { formatMoney } from '../../core/domain/money'
import type { ViewProps } from '../../core/element/definition'
import type { financingAttributes } from './financing.element'
import type { FinancingModel, FinancingShown } from './financing.model'

type Props = ViewProps<typeof financingAttributes, FinancingShown, FinancingModel>

export function FinancingView({ state: { now, amount, offer, rooms }, model }: Props) {
  const { say, currency, language, lenders } = model
  const PlansView = model.plansView()
  if (lenders.length === 0) return null
  return (
    <>
      {offer && (
        <p part="line">
          <span part="estimate">{say('asLowAs', { amount: formatMoney(offer.monthly, currency) })}</span>{' '}
          <button
            type="button"
            part="button"
            aria-haspopup="dialog"
            aria-busy={now.at === 'opening'}
            onClick={model.press}
          >
            {say('plans')}
          </button>
        </p>
      )}
      <p role="status">{now.at === 'closed' && now.failed ? say('failed') : ''}</p>
      {rooms.map(({ lender, room }) => (
        <div key={lender} part="lender" style={{ minBlockSize: `${room}px` }}>
          <slot name={lender} />
        </div>
      ))}
      {now.at === 'open' && PlansView && offer && (
        <PlansView
          amount={amount ?? 0}
          offer={offer}
          currency={currency}
          language={language}
          lenders={lenders}
          onClose={model.close}
        />
      )}
    </>
  )
}
