/** Advertisers' pixels: global functions that queue their calls until their script is loaded. */

import { withoutAddresses } from '../../base/input/mask-emails'
import { has } from '../../base/input/own'
import type { Params } from '../events/event-row'
import type { TrackedEvent } from '../facts-to-events'
import { adId, isProduct } from '../item-values'
import type { Sink } from '../sink-queue'
import type { TrackedItem } from '../tracking.setting'
import { loadSinkScript } from './load-sink-script'
import type { OpenSink, SinkTerms } from './sink-row'

/** Queues a pixel's calls until its script replaces it. */
interface Stub {
  (...call: unknown[]): void
  queue: unknown[][]
  callMethod?: (...call: unknown[]) => void
  push?: unknown
  loaded?: boolean
  version?: string
}

/** One pixel. */
export interface Pixel {
  /** The global function. */
  readonly global: string
  /** The provider's own address; empty where the page has to give it. */
  readonly script: string
  /** The first call, with the page's key. */
  begin(key: string): readonly unknown[]
  /** The call for an event. */
  call(as: string, event: TrackedEvent, terms: SinkTerms): readonly unknown[]
  /** The calls that withdraw and restore consent, where it has them. */
  readonly consent?: { readonly grant: readonly unknown[]; readonly revoke: readonly unknown[] }
}

/** Opens the sink of a pixel. */
export function openPixel({ global, script, begin, call, consent }: Pixel): OpenSink {
  return async (vendor, terms) => {
    const host = window as unknown as Record<string, Stub | undefined>
    // An element with this id is a property of the window too.
    if (typeof host[global] !== 'function') host[global] = stub()
    const callPixel = (given: readonly unknown[]) => host[global]?.(...given)
    let isRevoked = false
    callPixel(begin(vendor?.key ?? ''))
    await loadSinkScript(global, vendor, script)
    return {
      send(message) {
        if (!has(message, 'event')) return
        if (isRevoked && consent) callPixel(consent.grant)
        isRevoked = false
        callPixel(call(message.as, withoutAddresses(message.event), terms))
      },
      withdraw() {
        if (consent) callPixel(consent.revoke)
        isRevoked = true
      },
    } satisfies Sink
  }
}

function stub(): Stub {
  const queue: unknown[][] = []
  const own: Stub = Object.assign(
    (...call: unknown[]) => {
      if (own.callMethod) own.callMethod(...call)
      else queue.push(call)
    },
    { queue, loaded: true, version: '2.0' },
  )
  own.push = own
  return own
}

/**
 * What advertisers get: the ids of the products without excluded ones, and the event's own value without their prices.
 * It is the value that every other receiver gets, unless a product is excluded. An event without one has that of its
 * products less the discount, if it tells of a discount.
 */
export function adGoods({ items, value, discount }: Params, { country, counted, subtotal }: SinkTerms) {
  const all = (items ?? []) as readonly TrackedItem[]
  const goods = counted(all)
  const contents = goods.filter(isProduct).map((item) => ({ id: adId(item, country), quantity: item.quantity }))
  const excluded = subtotal(all) - subtotal(goods)
  const sum = value ?? (typeof discount === 'number' ? subtotal(all) - discount : undefined)
  return { contents, value: typeof sum === 'number' ? Math.round((sum - excluded) * 100) / 100 : undefined }
}
