/** The coupon: a field for one, or the one there is with a way to take it off (CART-01). */
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { CartState } from './cart.machine'
import type { CartModel } from './cart.model'
import { errorOf } from './cart.rules'

interface CouponProps {
  readonly state: CartState
  readonly model: CartModel
}

export function CartCoupon({ state, model: { say, setCoupon } }: CouponProps) {
  const { coupon } = state.cart
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const used = useRef(false)
  const { outcome } = state
  const waiting = state.asked?.coupon !== undefined || state.wishes.coupon !== undefined
  const error = errorOf(state, 'coupon')

  /** Who has used it stays there: what was pressed may be gone. */
  useLayoutEffect(() => {
    if (waiting || !used.current || outcome.at === 'none') return
    used.current = false
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [waiting, outcome])

  const change = (code: string) => {
    if (waiting) return
    used.current = true
    void setCoupon(code)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (code) change(code)
    else input.current?.focus()
  }
  return (
    <div part="coupon" ref={place}>
      {coupon ? (
        <p className="chip">
          <span>
            {coupon.code}
            {coupon.title && <small> {coupon.title}</small>}
          </span>
          <button
            type="button"
            part="coupon-remove-button"
            aria-label={say('removeCoupon', { code: coupon.code })}
            aria-disabled={waiting}
            onClick={() => change('')}
          >
            {say('remove')}
          </button>
        </p>
      ) : (
        <form part="coupon-form" noValidate onSubmit={apply}>
          <label htmlFor="cart-coupon">{say('coupon')}</label>
          <div className="field">
            <input
              id="cart-coupon"
              part="coupon-input"
              ref={input}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              aria-invalid={error !== undefined}
              aria-describedby="cart-coupon-error"
            />
            <button type="submit" part="coupon-button" aria-disabled={waiting}>
              {say('apply')}
            </button>
          </div>
        </form>
      )}
      <p id="cart-coupon-error" part="error" role="alert">
        {error}
      </p>
    </div>
  )
}
