import { string } from 'valibot'
import { currency } from '../country/currency.contract'
import { amount, numericString, optional } from '../input/php-values'
import { plainText } from '../input/plain-text'
import { shape } from '../input/shape'
import { callShop } from '../net/call-shop'
import { operationId } from '../net/operation-id'
import type { CartAddOutcome, CartAddRequest } from '../page/actions'
import { pageBus } from '../page/bus'
import { RoveError } from '../page/errors'
import { perform } from '../page/perform'
import { cartAdd } from './cart-add.contract'

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
  const outcome = await perform('addToCart', addByContract, outcomeShape, input)
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
