/** The wishlist model: the server's products, without those that were removed since. */

import { createStore, type Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { LovedProduct, LoveInput } from '../../core/shop/love/love.contract'
import type { Loves } from '../../core/shop/love/love.store'
import type { ShownPrice } from '../../core/shop/membership/membership.rules'
import type { WishlistCode } from './wishlist.texts'

/** What the wishlist model needs from the page. */
export interface WishlistDeps {
  readonly loves: Pick<Loves, 'get' | 'subscribe' | 'list'> & {
    /** @param item the product to add or remove */
    change(input: LoveInput, item: LovedProduct): Promise<void>
  }
  readonly t: TextLookup<WishlistCode>
  /** Formats an amount of the page's currency. */
  money(amount: number): string
  /** Returns a price as this visitor sees it. */
  shown(price: number): ShownPrice
  /** The path below which the shop is installed, with a trailing slash. */
  readonly basePath: string
  /** Returns a link's URL if it is safe to follow; else `undefined`. */
  safeUrl(url: string): string | undefined
  report(failure: unknown): void
}

/** The products, and the pending changes. */
export interface WishlistState {
  readonly items: readonly LovedProduct[]
  /** The node ids of products with a pending change. */
  readonly waiting: readonly number[]
  /** The product that was removed last and can be restored. */
  readonly removed: LovedProduct | undefined
  /** The last change was not saved. */
  readonly failed: boolean
}

/** What the view uses of a wishlist. */
export interface WishlistModel
  extends Pick<Store<WishlistState>, 'get' | 'subscribe'>,
    Pick<WishlistDeps, 't' | 'money' | 'shown' | 'basePath' | 'safeUrl'> {
  remove(item: LovedProduct): Promise<void>
  /** Adds the product that was removed last again. */
  undo(): Promise<void>
  stop(): void
}

/** Rejects if the products cannot be loaded. */
export async function createWishlistModel({ loves, report, ...formatting }: WishlistDeps): Promise<WishlistModel> {
  const store = createStore<WishlistState>({
    items: await loves.list(),
    waiting: [],
    removed: undefined,
    failed: false,
  })
  const unsubscribe = loves.subscribe(follow)

  /** A heart was pressed elsewhere. */
  function follow(): void {
    const { loved } = loves.get()
    const current = store.get().items
    const items = current.filter(({ nid }) => loved.has(nid))
    if (items.length < current.length) store.set({ ...store.get(), items })
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
    const { nid } = item
    if (store.get().waiting.includes(nid)) return
    store.set({ ...store.get(), waiting: [...store.get().waiting, nid], failed: false })
    const outcome = await loves.change({ nid, loved }, item).then(
      () => ({ removed: loved ? undefined : item }),
      (failure: unknown) => {
        report(failure)
        return { failed: true }
      },
    )
    store.set({ ...store.get(), waiting: store.get().waiting.filter((other) => other !== nid), ...outcome })
  }

  return {
    ...formatting,
    get: store.get,
    subscribe: store.subscribe,
    remove: (item) => change(item, false),
    async undo() {
      const { removed } = store.get()
      if (removed) await change(removed, true)
    },
    stop: unsubscribe,
  }
}
