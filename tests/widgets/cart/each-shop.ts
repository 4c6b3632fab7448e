/** A server of its own for each test of the cart, on a clock that the test moves. */
import { afterEach, beforeEach, vi } from 'vitest'
import { type createCartModel, idleMs } from '../../../widgets/cart/cart.model'
import { shownLines } from '../../../widgets/cart/cart.rules'
import { shop } from './cart-shop'

/** The server of the test that runs. */
export let server: ReturnType<typeof shop>

/** Another server in its place: the cart as it is there. */
export function openShop(...begun: Parameters<typeof shop>): typeof server {
  server = shop(...begun)
  return server
}

/** Says in a test file that each of its tests has one. */
export function eachHasAShop(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    openShop()
  })
  afterEach(() => void vi.useRealTimers())
}

/** What is under way comes to its end. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** The quantities rest for as long as it takes until they are sent. */
export const idle = () => vi.advanceTimersByTimeAsync(idleMs)

/** The lines and their quantities, as they are shown. */
export const qtys = (model: ReturnType<typeof createCartModel>) =>
  shownLines(model.get()).map(({ line: { id }, qty }) => [id, qty])
