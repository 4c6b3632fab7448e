/** The coupon: a field for a code, or the applied coupon with a button that removes it (CART-01). */
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { typedCode } from '../../core/base/input/typed.rules'
import { errorOf } from './cart.rules'
import type { CartModel } from './cart.types'
import type { CartState } from './cart-state.types'

interface CouponProps {
  readonly state: CartState
  readonly model: CartModel
}

export function CartCoupon({ state, model: { t, setCoupon } }: CouponProps) {
  const { coupon } = state.cart
  const section = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const used = useRef(false)
  const { outcome } = state
  const waiting = state.inFlight?.coupon !== undefined || state.unsent.coupon !== undefined
  const error = errorOf(state, 'coupon')

  /** Keeps the focus in the coupon section: the pressed button may be gone. */
  useLayoutEffect(() => {
    if (waiting || !used.current || outcome.at === 'none') return
    used.current = false
    section.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [waiting, outcome])

  const change = (code: string) => {
    if (waiting) return
    used.current = true
    void setCoupon(code)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const code = typedCode(input.current?.value ?? '')
    if (code) change(code)
    else input.current?.focus()
  }
  return (
    <div part="coupon" ref={section}>
      {coupon ? (
        <p className="chip">
          <span>
            {coupon.code}
            {coupon.title && <small> {coupon.title}</small>}
          </span>
          <button
            type="button"
            part="coupon-remove-button"
            aria-label={t('removeCoupon', { code: coupon.code })}
            aria-disabled={waiting}
            onClick={() => change('')}
          >
            {t('remove')}
          </button>
        </p>
      ) : (
        <form part="coupon-form" noValidate onSubmit={apply}>
          <label htmlFor="cart-coupon">{t('coupon')}</label>
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
              {t('apply')}
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
