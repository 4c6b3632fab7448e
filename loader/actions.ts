/** The actions of `rove.actions`, as widgets perform them: by the page's replacement, else by ours. */

import { own } from '../core/base/input/own'
import type { Actions } from '../core/base/page/actions'
import { addToCart } from '../core/shop/cart/add-to-cart.action'
import { openCart } from '../core/shop/cart/open-cart.action'
import { setDestination } from '../core/shop/destination/destination.action'
import { love } from '../core/shop/love/love.action'
import { setConsent } from '../core/shop/visitor/consent.action'

/** By their names. Without a prototype: a name of `Object.prototype` is no action. */
export const actions = own({ addToCart, openCart, setDestination, love, setConsent }) satisfies Record<
  keyof Actions,
  unknown
>
