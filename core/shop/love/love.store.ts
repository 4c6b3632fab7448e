/**
 * The visitor's loves, shared by all hearts, counters and wishlists of a page. The server is authoritative: nothing
 * changes here before it has answered (LOVE-01, LOVE-03). Other tabs: `facts-across-tabs`. When live info has another
 * count, the products are requested again (LIVE-01).
 */

import { pageBus } from '../../base/bus/bus'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { readSetting } from '../../base/input/read-setting'
import { callShop } from '../../base/net/call-shop'
import { report } from '../../base/report/report'
import { createStore, type Store } from '../../base/state/create-store'
import { acquireShared } from '../../base/state/page'
import { love } from './love.action'
import { type LovedProduct, type LoveInput, loveItems } from './love.contract'
import type { LoveChanged } from './love.facts'
import { lovedNids } from './love.setting'

/** The visitor's loves, as the server last reported them. */
export interface LovesState {
  /** Node ids. */
  readonly loved: ReadonlySet<number>
  /** The server's count: it can include products that this page does not know. */
  readonly count: number
}

/** The store of the visitor's loves, one for each page. */
export interface Loves extends Pick<Store<LovesState>, 'get' | 'subscribe'> {
  /** Resolves once the loves are known; rejects where the request fails. */
  readonly loaded: Promise<void>
  /**
   * Requests a change, after all earlier ones. @param source the element that requests it @param item the product as
   * that element knows it
   */
  change(input: LoveInput, source: Element, item?: LoveChanged['item']): Promise<void>
  /** Runs a function that can open a dialog, after all earlier ones: one dialog at a time. */
  enqueue(run: () => Promise<void>): void
  /** Requests the loved products, newest first. Simultaneous callers share one request. */
  list(): Promise<readonly LovedProduct[]>
  stop(): void
}

/** The shared store, held until the signal aborts. */
export function shareLoves(signal: AbortSignal): Loves {
  const [loves, release] = holdLoves()
  signal.addEventListener('abort', release)
  return loves
}

/** The shared store, and its release. */
export const holdLoves = (): readonly [Loves, () => void] => acquireShared('loves', createLoves)

function createLoves(): Loves {
  const listed = readSetting(lovedNids)
  const loved = new Set(listed)
  const store = createStore<LovesState>({ loved, count: loved.size })
  let queue: Promise<unknown> = Promise.resolve()
  let dialogs: Promise<void> = Promise.resolve()
  /** The server's count minus the number of products known here. */
  let unlistedCount = 0
  /** The value of `changeCount` when the pending call began. */
  let changeCountAtStart: number | undefined
  let changeCount = 0
  let pendingList: Promise<readonly LovedProduct[]> | undefined

  function follow(change: LoveChanged & { readonly elsewhere?: boolean }): void {
    // Calls of several tabs overlap, and no answer includes the other tabs' changes: the products known here are counted
    // instead.
    const overlapped = changeCountAtStart !== undefined && (change.elsewhere || changeCount !== changeCountAtStart)
    changeCount += 1
    const loved = new Set(store.get().loved)
    if (change.loved) loved.add(change.nid)
    else loved.delete(change.nid)
    const difference = change.count - loved.size
    if (!overlapped) unlistedCount = change.elsewhere ? Math.max(0, difference) : difference
    store.set({ loved, count: loved.size + unlistedCount })
  }
  // Hearts may have come and gone since the page was rendered.
  if (listed)
    for (const [fact, payload] of pageBus().published) if (fact === 'love:changed') follow(payload as LoveChanged)
  const stopBus = pageBus().on('love:changed', follow)

  /** Callers during a request share its answer. */
  function list(): Promise<readonly LovedProduct[]> {
    pendingList ??= requestList().finally(() => {
      pendingList = undefined
    })
    return pendingList
  }

  /** An answer can be older than a change that was published during the request: then it is requested again. */
  async function requestList(): Promise<readonly LovedProduct[]> {
    const before = changeCount
    const { items, cnt } = await callShop(loveItems, {})
    if (changeCount !== before) return requestList()
    const loved = new Set(items.map(({ nid }) => nid))
    unlistedCount = (cnt ?? loved.size) - loved.size
    store.set({ loved, count: loved.size + unlistedCount })
    return items
  }

  const fail = (failure: unknown) => report('loves', failure)
  const listAgain = () => void list().catch(fail)
  const stopCache = onBfcacheRestore(listAgain)
  const stopLive = pageBus().on('live:refreshed', ({ love: counted }) => {
    if (counted && counted.count !== store.get().count) listAgain()
  })

  const loaded = listed ? Promise.resolve() : list().then(() => {})
  loaded.catch(fail)

  return {
    get: store.get,
    subscribe: store.subscribe,
    loaded,
    change(input, source, item) {
      const answered = queue.then(() => {
        changeCountAtStart = changeCount
        return love(input, source, item).finally(() => {
          changeCountAtStart = undefined
        })
      })
      queue = answered.catch(() => {})
      return answered.then(() => {})
    },
    enqueue(run) {
      dialogs = dialogs.then(run).catch(fail)
    },
    list,
    stop() {
      stopCache()
      stopLive()
      stopBus()
    },
  }
}
