import { pageBus } from '../bus'
import { type LoveInput, loveSet } from '../contract/love'
import { callShop } from '../net/call-shop'
import { page } from '../page'
import type { LoveOutcome } from './actions'

/**
 * Loves a product by the contract's call, or by what the page put in its place, and tells `love:changed`.
 *
 * @param source the element that asked
 */
export async function love(input: LoveInput, source?: Element): Promise<LoveOutcome> {
  const { count } = await (page().performs.love ?? loveByContract)(input)
  pageBus().tell('love:changed', { nid: input.nid, loved: input.loved, count }, source)
  return { count }
}

async function loveByContract(input: LoveInput): Promise<LoveOutcome> {
  const { cnt } = await callShop(loveSet, input)
  return { count: cnt }
}
