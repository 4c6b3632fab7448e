import { string } from 'valibot'
import { pageBus } from '../../base/bus/bus'
import { perform } from '../../base/bus/perform'
import { currency } from '../../base/country/currency.contract'
import { amount, numericString, optional } from '../../base/input/php-values'
import { plainText } from '../../base/input/plain-text'
import { shape } from '../../base/input/shape'
import { callShop } from '../../base/net/call-shop'
import { operationId } from '../../base/net/operation-id'
import { RoveError } from '../../base/report/errors'
import type { CartAdded } from './cart.facts'
import { type CartAddInput, cartAdd } from './cart-add.contract'

/** What is added to the cart: the detail of `rove:cart:add-requested`, which the page can prevent. */
export interface CartAddRequest extends Omit<CartAddInput, 'options'> {
  /** The chosen option ids by attribute id: `{ 1: 2 }` or a Map; absent for a product without options. */
  readonly options?: ReadonlyMap<number, number> | Readonly<Record<number, number>>
}

/** The result of `addToCart`. */
export interface CartAddOutcome extends CartAdded {
  /** The number of pieces in the cart; `undefined` if it is not known. */
  readonly count: number | undefined
  /** The shop's message, shown in place of ours. */
  readonly message?: string | undefined
}

declare module '../../base/bus/actions' {
  interface Actions {
    /** Adds a model to the cart. Rejects with a RoveError unless the server confirms it. */
    addToCart(
      input: CartAddRequest,
      defaultAction?: (input: CartAddRequest) => Promise<CartAddOutcome>,
    ): Promise<CartAddOutcome>
  }
}

const outcomeShape = shape({
  nid: numericString,
  model: optional(string()),
  qty: numericString,
  price: optional(amount),
  currency: optional(currency),
  count: optional(numericString),
  message: optional(string()),
})

/**
 * Adds a model to the cart by the contract's call, or by the page's replacement. Publishes `cart:added` and, where the
 * count is known, `cart:changed`.
 *
 * @param source the element that requested it
 */
export async function addToCart(input: CartAddRequest, source?: Element): Promise<CartAddOutcome> {
  const outcome = await perform('addToCart', addByContract, input, outcomeShape)
  const { count, message, ...added } = outcome
  pageBus().publish('cart:added', added, source)
  if (count !== undefined) pageBus().publish('cart:changed', { count }, source)
  return message ? { ...outcome, message: plainText(message) } : outcome
}

async function addByContract({ options = {}, ...input }: CartAddRequest) {
  const chosen = new Map(options instanceof Map ? options : Object.entries(options))
  const { count, line, message } = await callShop(cartAdd, { operation: operationId(), ...input, options: chosen })
  const { nid, model, qty, price, currency } = line
  if (qty < 1) throw new RoveError('refused', cartAdd.name, {}, plainText(message))
  return { nid, model, qty, price, currency, count, message }
}
