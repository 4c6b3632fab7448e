import { vi } from 'vitest'
import { createTextLookup } from '../../../core/base/texts/texts'
import type { Cart, CartChange } from '../../../core/shop/cart/cart.contract'
import { leadTime } from '../../../core/shop/product/lead-time.rules'
import { cartTexts } from '../../../widgets/cart/cart.texts'
import type { CartDeps } from '../../../widgets/cart/cart.types'
import { cartOf, line } from './carts'

/** A server that answers when the test lets it. */
export function shop(start = cartOf([line('a'), line('b')])) {
  const calls: CartChange[] = []
  const waiting: (() => void)[] = []
  let held = false
  let failure: unknown
  let errors: { field: string; message: string }[] = []
  let cart = start
  const apply = ({ qty = {}, coupon, terms: agreed }: CartChange): Cart => {
    const known = new Map([...start.lines, ...cart.lines].map((one) => [one.id, one]))
    const lines = [...known.values()]
      .map((one) => ({ ...one, qty: qty[one.id] ?? cart.lines.find(({ id }) => id === one.id)?.qty ?? 0 }))
      .filter((one) => one.qty > 0)
    const kept = coupon === undefined ? cart.coupon : coupon ? { code: coupon, title: '10% off' } : undefined
    const asks = cart.terms && { ...cart.terms, agreed: agreed ?? cart.terms.agreed }
    cart = cartOf(lines, { coupon: kept, terms: asks })
    return cart
  }
  const deps: CartDeps = {
    cart: start,
    leadTime: (line) => leadTime('US', 'en', line),
    t: createTextLookup(cartTexts, 'en'),
    money: String,
    basePath: '/',
    safeUrl: (url) => url,
    read: vi.fn(async () => ({ cart })),
    async change(change) {
      calls.push(change)
      if (held) await new Promise<void>((resolve) => waiting.push(resolve))
      if (failure) throw failure
      return { cart: apply(change), errors }
    },
    sendLast: vi.fn(),
    publish: vi.fn(),
    loadTerms: vi.fn(async () => () => null),
    requestBrowse: () => true,
    goToCheckout: vi.fn(),
    report: vi.fn(),
  }
  return {
    deps,
    calls,
    apply,
    hold: () => (held = true),
    letGo: () => {
      held = false
      for (const go of waiting.splice(0)) go()
    },
    failWith: (one: unknown) => (failure = one),
    refuse: (...one: typeof errors) => (errors = one),
    set: (one: Cart) => (cart = one),
  }
}
