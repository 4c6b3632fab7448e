/** The totals, the coupon, and the checkout button. */
import { useLayoutEffect, useRef } from 'react'
import { atEdge } from '../../core/view/edge/edge'
import { isStale } from './cart.rules'
import type { CartModel } from './cart.types'
import { CartCoupon } from './cart-coupon.view'
import type { CartStage, CartState } from './cart-state.types'

interface SummaryProps {
  readonly state: CartState
  readonly model: CartModel
}

const atAction = atEdge('action')

export function CartSummary({ state, model }: SummaryProps) {
  const { t, money } = model
  const { cart, stage, outcome } = state
  const leaving = stage === 'leaving'
  const stale = isStale(state)
  const button = useReturn(stage)
  return (
    <div className="side">
      <section part="summary" aria-labelledby="cart-summary" data-state={stale ? 'waiting' : 'idle'}>
        <h2 id="cart-summary">{t('summary')}</h2>
        <dl part="totals" aria-busy={stale}>
          {cart.totals.map(({ id, title, amount }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
        <CartCoupon state={state} model={model} />
        <p className="hint">{t('delivery')}</p>
      </section>
      <div part="pay" ref={atAction}>
        <p part="total" aria-busy={stale}>
          <span>{t('total')}</span> <strong>{money(cart.total)}</strong>
        </p>
        <button
          type="button"
          part="checkout-button"
          ref={button}
          aria-disabled={leaving}
          onClick={() => void model.checkout()}
        >
          {t(leaving ? 'leaving' : 'checkout')}
        </button>
        {outcome.at === 'unopened' && (
          <p part="error" role="alert">
            {t('unopened')}
          </p>
        )}
      </div>
    </div>
  )
}

/** Returns the focus to the checkout button when the terms are closed. */
function useReturn(stage: CartStage) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(stage)
  useLayoutEffect(() => {
    if (before.current === 'terms' && stage === 'browsing') button.current?.focus()
    before.current = stage
  }, [stage])
  return button
}
