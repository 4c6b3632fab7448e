import { pageBus } from '../../base/bus/bus'
import { perform } from '../../base/bus/perform'
import { count } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { callShop } from '../../base/net/call-shop'
import { identify } from '../contacts/identify.action'
import { type LoveInput, loveSet } from './love.contract'
import type { LoveChanged } from './love.facts'

/** The result of `love`. */
export interface LoveOutcome {
  /** The number of products the visitor loves now. */
  readonly count: number
}

declare module '../../base/bus/actions' {
  interface Actions {
    /** Adds or removes a love. Rejects with a RoveError unless the server confirms it. */
    love(input: LoveInput, defaultAction?: (input: LoveInput) => Promise<LoveOutcome>): Promise<LoveOutcome>
  }
}

const outcomeShape = shape({ count: count })

/**
 * Adds or removes a love by the contract's call, or by the page's replacement, and publishes `love:changed`.
 *
 * @param source the element that requested it
 * @param item the product, where that element knows it
 */
export async function love(input: LoveInput, source?: Element, item?: LoveChanged['item']): Promise<LoveOutcome> {
  const { count } = await perform('love', loveByContract, input, outcomeShape)
  const { nid, loved, email, subscribe } = input
  if (email) identify({ email }, 'form')
  pageBus().publish(
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
