/** The actions of `rove.actions`, as widgets perform them: by the page's replacement, else by ours. */
import { addToCart } from '../core/cart/add-to-cart.action'
import { openCart } from '../core/cart/open-cart.action'
import { setDestination } from '../core/destination/destination.action'
import { own } from '../core/input/own'
import { love } from '../core/love/love.action'
import type { Actions } from '../core/page/actions'
import { setConsent } from '../core/visitor/consent.action'

/** By their names. Without a prototype: a name of `Object.prototype` is no action. */
export const actions = own({ addToCart, openCart, setDestination, love, setConsent }) satisfies Record<
  keyof Actions,
  unknown
>
