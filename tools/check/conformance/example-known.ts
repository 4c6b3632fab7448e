/** Stands for what is not known of a shop: it gives the cases that cannot be tried their titles, and is never sent. */
import type { Known } from './case'
import { exampleValues } from './values'

const cart: NonNullable<Known['cart']> = {
  ...{ cart_id: '', currency: 'USD', count: 0, lines: [], totals: [], total: 0 },
  ...{ coupon: undefined, terms: undefined },
}

/** One of everything. */
export const exampleKnown = { ...exampleValues, cart, attempt: '' } as const satisfies Known
