/** The actions of `rove.actions`, as widgets perform them: by the page's replacement, else by ours. */

import type { Actions } from '../core/base/bus/actions'
import { own } from '../core/base/input/own'
import { addToCart } from '../core/shop/cart/add-to-cart.action'
import { openCart } from '../core/shop/cart/open-cart.action'
import { setConsent } from '../core/shop/consent/consent.action'
import { setDestination } from '../core/shop/destination/destination.action'
import { love } from '../core/shop/love/love.action'

/** By their names. Without a prototype: a name of `Object.prototype` is no action. */
export const actions = own({ addToCart, openCart, setDestination, love, setConsent }) satisfies Record<
  keyof Actions,
  unknown
>
