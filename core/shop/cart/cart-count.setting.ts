/** The number of pieces in the cart, which any page may give. Under `rove`; proposed. */
import { count } from '../../base/input/php-values'

/** Without it, the count is unknown until the cart changes. */
export const cartCount = { name: 'rove.cartCount', schema: count, otherwise: undefined } as const
