import { pageBus } from '../bus'
import { type CartAddInput, cartAdd } from '../contract/cart'
import { callShop } from '../net/call-shop'
import { operationId } from '../operation-id'
import { page } from '../page'
import type { CartAddOutcome } from './actions'

/**
 * Puts a model into the cart by the contract's call, or by what the page put in its place, and tells `cart:added` and,
 * where the count is known, `cart:changed`.
 *
 * @param source the element that asked
 */
export async function addToCart(input: CartAddInput, source?: Element): Promise<CartAddOutcome> {
  const outcome = await (page().performs.addToCart ?? addByContract)(input)
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
