import { pageBus } from '../bus'
import { identify } from '../contacts'
import { type LoveInput, loveSet } from '../contract/love'
import type { LoveChanged } from '../facts'
import { callShop } from '../net/call-shop'
import { shape } from '../shape'
import { whole } from '../written-by-php'
import type { LoveOutcome } from './actions'
import { perform } from './perform'

const outcomeShape = shape({ count: whole })

/**
 * Loves a product by the contract's call, or by what the page put in its place, and tells `love:changed`.
 *
 * @param source the element that asked
 * @param item the product, where that element knows it
 */
export async function love(input: LoveInput, source?: Element, item?: LoveChanged['item']): Promise<LoveOutcome> {
  const { count } = await perform('love', loveByContract, outcomeShape, input)
  const { nid, loved, email, subscribe } = input
  if (email) identify({ email }, 'form')
  pageBus().tell(
    'love:changed',
    { nid, loved, count, ...(subscribe && { subscribed: true }), ...(item && { item }) },
    source,
  )
  return { count }
}

async function loveByContract(input: LoveInput): Promise<LoveOutcome> {
  const { cnt } = await callShop(loveSet, input)
  return { count: cnt }
}
