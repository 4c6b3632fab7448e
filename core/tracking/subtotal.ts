import type { TrackedItem } from './tracking.setting'

/** The sum of the items' prices, in units of the currency. */
export function subtotal(items: readonly TrackedItem[]): number {
  const sum = items.reduce((total, { price = 0, quantity }) => total + price * quantity, 0)
  return Math.round(sum * 100) / 100
}
