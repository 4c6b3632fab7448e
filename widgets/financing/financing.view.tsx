/** One line under the price: what it comes to a month, and the way to the plans. Lenders' own words stand below it. */

import { formatMoney } from '../../core/domain/money'
import type { ViewProps } from '../../core/element/definition'
import type { financingAttributes } from './financing.element'
import type { FinancingModel, FinancingShown } from './financing.model'
import { decimalsOf } from './financing.rules'

type Props = ViewProps<typeof financingAttributes, FinancingShown, FinancingModel>

export function FinancingView({ state: { now, amount, offer, rooms }, model }: Props) {
  const { say, currency, language, lenders } = model
  const PlansView = model.plansView()
  if (lenders.length === 0) return null
  const monthly = offer && formatMoney(offer.monthly, currency, decimalsOf(currency))
  return (
    <>
      <p part="line">
        {monthly && <span part="estimate">{say('asLowAs', { amount: monthly })}</span>}{' '}
        <button
          type="button"
          part="button"
          aria-haspopup="dialog"
          aria-busy={now.at === 'opening'}
          onClick={model.press}
        >
          {offer ? say('plans') : say('ways')}
        </button>
      </p>
      <p role="status">{now.at === 'closed' && now.failed ? say('failed') : ''}</p>
      {rooms.map(({ lender, room }) => (
        <div key={lender} part="lender" style={{ minBlockSize: `${room}px` }}>
          <slot name={lender} />
        </div>
      ))}
      {now.at === 'open' && PlansView && (
        <PlansView
          amount={amount}
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
