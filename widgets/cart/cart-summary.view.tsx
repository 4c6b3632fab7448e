/** What the cart comes to, its coupon, and the way to the checkout. Source: document 2, section 2. */
import { useLayoutEffect, useRef } from 'react'
import { atEdge } from '../../core/ui/edge'
import type { CartState, Stage } from './cart.machine'
import type { CartModel } from './cart.model'
import { isStale } from './cart.rules'
import { CartCoupon } from './cart-coupon.view'

interface SummaryProps {
  readonly state: CartState
  readonly model: CartModel
}

const atAction = atEdge('action')

export function CartSummary({ state, model }: SummaryProps) {
  const { say, money } = model
  const { cart, stage, outcome } = state
  const leaving = stage === 'leaving'
  const stale = isStale(state)
  const button = useReturn(stage)
  return (
    <div className="side">
      <section part="summary" aria-labelledby="cart-summary" data-state={stale ? 'waiting' : 'resting'}>
        <h2 id="cart-summary">{say('summary')}</h2>
        <dl part="totals" aria-busy={stale}>
          {cart.totals.map(({ id, title, amount }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
        <CartCoupon state={state} model={model} />
        <p className="hint">{say('delivery')}</p>
      </section>
      <div part="pay" ref={atAction}>
        <p part="total" aria-busy={stale}>
          <span>{say('total')}</span> <strong>{money(cart.total)}</strong>
        </p>
        <button
          type="button"
          part="checkout-button"
          ref={button}
          aria-disabled={leaving}
          onClick={() => void model.checkout()}
        >
          {say(leaving ? 'leaving' : 'checkout')}
        </button>
        {outcome.at === 'unopened' && (
          <p part="error" role="alert">
            {say('unopened')}
          </p>
        )}
      </div>
    </div>
  )
}

/** Who comes back from the terms is where they left. */
function useReturn(stage: Stage) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(stage)
  useLayoutEffect(() => {
    if (before.current === 'terms' && stage === 'browsing') button.current?.focus()
    before.current = stage
  }, [stage])
  return button
}
