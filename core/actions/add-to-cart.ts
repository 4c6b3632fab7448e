import { string } from 'valibot'
import { pageBus } from '../bus'
import { type CartAddInput, cartAdd } from '../contract/cart'
import { currency } from '../contract/currency'
import { callShop } from '../net/call-shop'
import { operationId } from '../operation-id'
import { shape } from '../shape'
import { amount, figure, maybe } from '../written-by-php'
import type { CartAddOutcome } from './actions'
import { perform } from './perform'

const outcomeShape = shape({
  nid: figure,
  model: maybe(string()),
  qty: figure,
  price: maybe(amount),
  currency: maybe(currency),
  count: maybe(figure),
})

/**
 * Puts a model into the cart by the contract's call, or by what the page put in its place, and tells `cart:added` and,
 * where the count is known, `cart:changed`.
 *
 * @param source the element that asked
 */
export async function addToCart(input: CartAddInput, source?: Element): Promise<CartAddOutcome> {
  const outcome = await perform('addToCart', addByContract, outcomeShape, input)
  const { count, ...added } = outcome
  pageBus().tell('cart:added', added, source)
  if (count !== undefined) pageBus().tell('cart:changed', { count }, source)
  return outcome
}

async function addByContract(input: CartAddInput): Promise<CartAddOutcome> {
  const { count, line } = await callShop(cartAdd, { operation: operationId(), ...input })
  const { nid, model, qty, price, currency } = line
  return { nid, model, qty, price, currency, count }
}
