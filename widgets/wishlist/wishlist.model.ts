/** The wishlist: the products the server names, without those that have been unloved since. */
import type { LovedProduct, LoveInput } from '../../core/contract/love'
import type { Loves } from '../../core/loves'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import type { WishlistCode } from './wishlist.texts'

/** What a wishlist needs from the page. */
export interface WishlistDeps {
  readonly loves: Pick<Loves, 'get' | 'subscribe' | 'list'> & { change(input: LoveInput): Promise<void> }
  readonly say: Say<WishlistCode>
  /** A price of the visitor's country, in words. */
  price(amount: number): string
  /** What the shop's paths stand below, ending in a slash. */
  readonly basePath: string
  /** Where a link may go; nothing for one that must not be followed. */
  safeUrl(url: string): string | undefined
  report(failure: unknown): void
}

/** What is listed, and what is under way. */
export interface WishlistState {
  readonly items: readonly LovedProduct[]
  /** What the visitor is waiting for: the product's node id. */
  readonly waiting: number | undefined
  /** What has just been removed, and can be brought back. */
  readonly removed: LovedProduct | undefined
  /** The last wish was not carried out. */
  readonly failed: boolean
}

/** What the view can ask of a wishlist. */
export interface WishlistModel
  extends Pick<Store<WishlistState>, 'get' | 'subscribe'>,
    Pick<WishlistDeps, 'say' | 'price' | 'basePath' | 'safeUrl'> {
  remove(item: LovedProduct): Promise<void>
  /** Loves again what was removed last. */
  bringBack(): Promise<void>
  stop(): void
}

/** Rejects when the products could not be had. */
export async function createWishlistModel({ loves, report, ...words }: WishlistDeps): Promise<WishlistModel> {
  const store = createStore<WishlistState>({
    items: await loves.list(),
    waiting: undefined,
    removed: undefined,
    failed: false,
  })
  const leave = loves.subscribe(follow)

  /** Hearts elsewhere have been pressed. */
  function follow(): void {
    const { loved } = loves.get()
    const known = store.get().items
    const items = known.filter(({ nid }) => loved.has(nid))
    if (items.length < known.length) store.set({ ...store.get(), items })
    if (items.length < loved.size) refresh()
  }

  async function refresh(): Promise<void> {
    try {
      store.set({ ...store.get(), items: await loves.list() })
    } catch (failure) {
      report(failure)
    }
  }

  async function change(item: LovedProduct, loved: boolean): Promise<void> {
    if (store.get().waiting !== undefined) return
    store.set({ ...store.get(), waiting: item.nid, failed: false })
    try {
      await loves.change({ nid: item.nid, loved })
      store.set({ ...store.get(), waiting: undefined, removed: loved ? undefined : item })
    } catch (failure) {
      report(failure)
      store.set({ ...store.get(), waiting: undefined, failed: true })
    }
  }

  return {
    ...words,
    get: store.get,
    subscribe: store.subscribe,
    remove: (item) => change(item, false),
    async bringBack() {
      const { removed } = store.get()
      if (removed) await change(removed, true)
    },
    stop: leave,
  }
}
