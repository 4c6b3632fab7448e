/**
 * What this visitor loves: one knowledge for all hearts, counters and wishlists of a page. The server's word is the
 * truth; nothing changes here before it has answered.
 * Source: document 0, sections 4 and 7 (LOVE-01, LOVE-03).
 */
import { love } from './actions/love'
import { pageBus } from './bus'
import { type LovedProduct, type LoveInput, loveItems } from './contract/love'
import type { LoveChanged } from './facts'
import { lovedNids } from './host/settings/love'
import { readSetting } from './host/settings/read-setting'
import { callShop } from './net/call-shop'
import { share } from './page'
import { report } from './report'
import { createStore, type Store } from './state/create-store'

/** What the visitor loves, as the server last said. */
export interface LovesState {
  /** Node ids. */
  readonly loved: ReadonlySet<number>
  /** What the server counts: it may know of more than this page was told. */
  readonly count: number
}

/** The visitor's loves, one for the page: hearts, count and wishlist share it. */
export interface Loves extends Pick<Store<LovesState>, 'get' | 'subscribe'> {
  /** Resolves once the server's word is known; rejects when it could not be had. */
  readonly known: Promise<void>
  /** Asks the server, after what was asked before it. @param source the element that asks @param item as it knows it */
  change(input: LoveInput, source: Element, item?: LoveChanged['item']): Promise<void>
  /** Runs what may ask the visitor something, after what was to run before it: one question at a time. */
  inTurn(run: () => Promise<void>): void
  /** The loved products themselves, newest first. One call for all who ask at the same time. */
  list(): Promise<readonly LovedProduct[]>
  stop(): void
}

/** This page's knowledge, held until the one who asks for it ends. @param signal aborts at that end, see `Guest` */
export function shareLoves(signal: AbortSignal): Loves {
  const [loves, release] = share('loves', createLoves)
  signal.addEventListener('abort', release)
  return loves
}

function createLoves(): Loves {
  const told = readSetting(lovedNids)
  const loved = new Set(told)
  const store = createStore<LovesState>({ loved, count: loved.size })
  let queue: Promise<unknown> = Promise.resolve()
  let turns: Promise<void> = Promise.resolve()
  /** By how many the server's count differs from what this page was told of. */
  let untold = 0
  /** What `changes` was when the call under way began. */
  let begun: number | undefined
  let changes = 0
  let listing: Promise<readonly LovedProduct[]> | undefined

  const leaveBus = pageBus().on('love:changed', (change) => {
    // Where calls of several tabs cross, each answer counts without the others: then what is known here is counted.
    const crossed = begun !== undefined && (change.elsewhere || changes !== begun)
    changes += 1
    const loved = new Set(store.get().loved)
    if (change.loved) loved.add(change.nid)
    else loved.delete(change.nid)
    const gap = change.count - loved.size
    if (!crossed) untold = change.elsewhere ? Math.max(0, gap) : gap
    store.set({ loved, count: loved.size + untold })
  })

  /** Who asks while a call is under way shares its answer. */
  function list(): Promise<readonly LovedProduct[]> {
    listing ??= askList().finally(() => {
      listing = undefined
    })
    return listing
  }

  /** An answer may be older than what has been heard while it was under way: then it is not believed. */
  async function askList(): Promise<readonly LovedProduct[]> {
    const before = changes
    const { items, cnt } = await callShop(loveItems, {})
    if (changes !== before) return askList()
    const loved = new Set(items.map(({ nid }) => nid))
    untold = (cnt ?? loved.size) - loved.size
    store.set({ loved, count: loved.size + untold })
    return items
  }

  /** A page that comes back from the cache may have missed what happened meanwhile. */
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) list().catch((failure) => report('loves', failure))
  }
  addEventListener('pageshow', onReturn)

  const known = told ? Promise.resolve() : list().then(() => {})
  known.catch((failure) => report('loves', failure))

  return {
    get: store.get,
    subscribe: store.subscribe,
    known,
    change(input, source, item) {
      const answered = queue.then(() => {
        begun = changes
        return love(input, source, item).finally(() => {
          begun = undefined
        })
      })
      queue = answered.catch(() => {})
      return answered.then(() => {})
    },
    inTurn(run) {
      turns = turns.then(run).catch((failure) => report('loves', failure))
    },
    list,
    stop() {
      removeEventListener('pageshow', onReturn)
      leaveBus()
    },
  }
}
