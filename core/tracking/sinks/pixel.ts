/** Advertisers' pixels: functions of the page that keep their calls until their script has come. */
import type { TrackedItem } from '../../host/settings/tracking'
import { has } from '../../own'
import type { TrackedEvent } from '../collector'
import type { Params } from '../events/event-row'
import { adId } from '../items'
import type { Sink } from '../outlet'
import { loadVendor } from './load-vendor'
import type { SinkModule, SinkTerms } from './sink-row'
import { withoutAddresses } from './without-addresses'

/** What a pixel does with its calls until its script takes them over. */
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
  /** The vendor's own script; empty where the page has to name it. */
  readonly script: string
  /** The first call, with the page's key. */
  begin(key: string): readonly unknown[]
  /** The call for an event. */
  call(as: string, event: TrackedEvent, terms: SinkTerms): readonly unknown[]
  /** The call that ends it, where it has one, and the one that takes that back. */
  readonly consent?: { readonly grant: readonly unknown[]; readonly revoke: readonly unknown[] }
}

/** The way to a pixel. */
export function openPixel({ global, script, begin, call, consent }: Pixel): SinkModule['open'] {
  return async (vendor, terms) => {
    const host = window as unknown as Record<string, Stub | undefined>
    // An element of this name is a window's property, too.
    if (typeof host[global] !== 'function') host[global] = stub()
    const tell = (given: readonly unknown[]) => host[global]?.(...given)
    let isRevoked = false
    tell(begin(vendor?.key ?? ''))
    await loadVendor(global, vendor, script)
    return {
      take(told) {
        if (!has(told, 'event')) return
        if (isRevoked && consent) tell(consent.grant)
        isRevoked = false
        tell(call(told.as, withoutAddresses(told.event), terms))
      },
      withdraw() {
        if (consent) tell(consent.revoke)
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
 * What advertisers are told of goods: those that count, by the ids they know, and what is paid for them. Their prices
 * less the coupon, where that is known; else the event's value less the prices of those that do not count.
 */
export function adGoods({ items, value, discount }: Params, { country, counted, subtotal }: SinkTerms) {
  const all = (items ?? []) as readonly TrackedItem[]
  const goods = counted(all)
  const contents = goods.map((item) => ({ id: adId(item, country), quantity: item.quantity }))
  return { contents, value: paid() }

  function paid(): number | undefined {
    const sum = subtotal(goods)
    if (goods[0] && typeof discount === 'number') return sum - discount
    return typeof value === 'number' ? value - (subtotal(all) - sum) : undefined
  }
}
