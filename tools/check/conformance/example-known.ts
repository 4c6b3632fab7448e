/** Stands for what is not known of a shop: it gives the cases that cannot be tried their titles, and is never sent. */
import { parse } from 'valibot'
import { cart as cartShape } from '../../../core/shop/cart/cart.contract'
import type { Known } from './case'
import { exampleValues } from './values'

const line = { id: '1', nid: 1201, model: '', title: '', qty: 1, price: 0, total: 0 }
const cart = parse(cartShape, { currency: 'USD', count: 1, lines: [line], totals: [], total: 0 })

/** One of everything. */
export const exampleKnown = { ...exampleValues, cart, attempt: '' } as const satisfies Known
