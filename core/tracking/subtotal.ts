import type { TrackedItem } from '../host/settings/tracking'

/** What items come to, in units of the currency. */
export function subtotal(items: readonly TrackedItem[]): number {
  const sum = items.reduce((total, { price = 0, quantity }) => total + price * quantity, 0)
  return Math.round(sum * 100) / 100
}
