/** A checkout of its own for each test, on a clock that the test moves. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { CheckoutState } from '../../../widgets/checkout/checkout.machine'
import { checkoutDesk } from './checkout-desk'

/** The checkout of the test that runs, once it has begun. */
export let desk: ReturnType<typeof checkoutDesk>

/** Begins it. */
export function begin(...begun: Parameters<typeof checkoutDesk>): typeof desk {
  desk = checkoutDesk(...begun)
  return desk
}

/** Its state. */
export const now = (): CheckoutState => desk.model.get()

/** Says in a test file that each of its tests has one. */
export function eachHasADesk(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    desk.model.stop()
    vi.useRealTimers()
  })
}
