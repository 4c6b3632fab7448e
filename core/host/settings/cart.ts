/** What the cart's page says; it stands under `rove` and is proposed. Source: document 2, section 2. */
import { cart } from '../../contract/cart-page'

/** The cart as it is when its page is rendered: without it, it is asked for. */
export const pageCart = { name: 'rove.cart', schema: cart, otherwise: undefined } as const
