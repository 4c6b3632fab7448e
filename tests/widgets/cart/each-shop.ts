/** A new server for each test of the cart, with a fake clock. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { createCartModel } from '../../../widgets/cart/cart.model'
import { debounceMs, shownLines } from '../../../widgets/cart/cart.rules'
import { shop } from './cart-shop'

/** The server of the current test. */
export let server: ReturnType<typeof shop>

/** Replaces the server with one that has another cart. */
export function openShop(...options: Parameters<typeof shop>): typeof server {
  server = shop(...options)
  return server
}

/** Creates a server before each test of a file. */
export function createEachShop(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    openShop()
  })
  afterEach(() => void vi.useRealTimers())
}

/** Waits for pending promises. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Advances the clock by the debounce of quantities. */
export const idle = () => vi.advanceTimersByTimeAsync(debounceMs)

/** The shown lines and their quantities. */
export const qtys = (model: ReturnType<typeof createCartModel>) =>
  shownLines(model.get()).map(({ line: { id }, qty }) => [id, qty])
