/** The settings of the cart page, under `rove`. Proposed. */
import { cart } from './cart.contract'

/** The cart at the time the page is rendered. Without it, the cart is requested. */
export const pageCart = { name: 'rove.cart', schema: cart, otherwise: undefined } as const
