import { string } from 'valibot'
import { pageBus } from '../bus'
import { cartAdd } from '../contract/cart'
import { currency } from '../contract/currency'
import { RoveError } from '../errors'
import { callShop } from '../net/call-shop'
import { operationId } from '../operation-id'
import { plainText } from '../plain-text'
import { shape } from '../shape'
import { amount, figure, maybe } from '../written-by-php'
import type { CartAddAsked, CartAddOutcome } from './actions'
import { perform } from './perform'

const outcomeShape = shape({
  nid: figure,
  model: maybe(string()),
  qty: figure,
  price: maybe(amount),
  currency: maybe(currency),
  count: maybe(figure),
  message: maybe(string()),
})

/**
 * Puts a model into the cart by the contract's call, or by what the page put in its place, and tells `cart:added` and,
 * where the count is known, `cart:changed`.
 *
 * @param source the element that asked
 */
export async function addToCart(input: CartAddAsked, source?: Element): Promise<CartAddOutcome> {
  const outcome = await perform('addToCart', addByContract, outcomeShape, input)
  const { count, message, ...added } = outcome
  pageBus().tell('cart:added', added, source)
  if (count !== undefined) pageBus().tell('cart:changed', { count }, source)
  return message ? { ...outcome, message: plainText(message) } : outcome
}

async function addByContract({ options = {}, ...input }: CartAddAsked) {
  const chosen = new Map(options instanceof Map ? options : Object.entries(options))
  const { count, line, message } = await callShop(cartAdd, { operation: operationId(), ...input, options: chosen })
  const { nid, model, qty, price, currency } = line
  if (qty < 1) throw new RoveError('refused', cartAdd.name, {}, plainText(message))
  return { nid, model, qty, price, currency, count, message }
}
