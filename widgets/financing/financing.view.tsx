/** A line below the price: the monthly payment, and a button that opens the plans. Lenders' messages are below it. */

import { useEffect, useRef } from 'react'
import { formatMoney } from '../../core/base/country/money.rules'
import { own } from '../../core/base/input/own'
import type { ViewProps } from '../../core/view/element/definition'
import type { FinancingModel, FinancingShown } from './financing.model'

type Props = ViewProps<FinancingShown, FinancingModel>

export function FinancingView({ state: { now, amount, offer, heights }, model }: Props) {
  const { t, currency, language, lenders } = model
  const PlansView = model.plansView()
  const status = useRef<HTMLParagraphElement>(null)
  const hasFailed = now.at === 'closed' && !!now.failed
  useEffect(() => {
    // The button can be at the lower edge of the screen.
    if (hasFailed) status.current?.scrollIntoView(own({ block: 'nearest' } as const))
  }, [hasFailed])
  if (lenders.length === 0) return null
  return (
    <>
      {offer && (
        <p part="line">
          <span part="estimate">{t('asLowAs', { amount: formatMoney(offer.monthly, currency) })}</span>{' '}
          <button
            type="button"
            part="button"
            aria-haspopup="dialog"
            aria-busy={now.at === 'opening'}
            onClick={model.press}
          >
            {t('plans')}
          </button>
        </p>
      )}
      <p role="status" ref={status}>
        {hasFailed ? t('failed') : ''}
      </p>
      {heights.map(({ lender, height }) => (
        <div key={lender} part="lender" style={{ minBlockSize: `${height}px` }}>
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
