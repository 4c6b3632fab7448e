/** How many pieces the cart holds, as any page may say; it stands under `rove` and is proposed. */
import { whole } from '../../written-by-php'

/** Without it a page learns of the cart when it changes. */
export const cartCount = { name: 'rove.cartCount', schema: whole, otherwise: undefined } as const
