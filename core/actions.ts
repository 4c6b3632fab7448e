/**
 * What widgets do on the visitor's behalf, and what a page may call or replace as `rove.actions`.
 * An action tells its fact itself, once, whoever performed it.
 */
import { pageBus } from './bus'
import { type LoveInput, loveSet } from './contract/love'
import { callShop } from './net/call-shop'
import { page } from './page'

/** What an action of loving came to. */
export interface LoveOutcome {
  /** How many products the visitor now loves. */
  readonly count: number
}

/** What `rove.actions` has: a page may put its own in place of any of them. */
export interface Actions {
  /** Loves a product or stops loving it. Rejects with a RoveError when the server did not say that it is done. */
  love(input: LoveInput): Promise<LoveOutcome>
}

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
