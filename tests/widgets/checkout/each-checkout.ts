/** A new checkout for each test, with a fake clock. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { CheckoutState } from '../../../widgets/checkout/checkout-state.types'
import { createTestCheckout } from './test-checkout'

/** The checkout of the current test, once it was started. */
export let checkout: ReturnType<typeof createTestCheckout>

/** Starts it. */
export function startCheckout(...options: Parameters<typeof createTestCheckout>): typeof checkout {
  checkout = createTestCheckout(...options)
  return checkout
}

/** Its state. */
export const now = (): CheckoutState => checkout.model.get()

/** Stops the checkout after each test of a file. */
export function startEachCheckout(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    checkout.model.stop()
    vi.useRealTimers()
  })
}
