/** The wishlist: the products the server names, without those that have been unloved since. */
import type { LovedProduct, LoveInput } from '../../core/contract/love'
import type { ShownPrice } from '../../core/domain/membership'
import type { Loves } from '../../core/loves'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import type { WishlistCode } from './wishlist.texts'

/** What a wishlist needs from the page. */
export interface WishlistDeps {
  readonly loves: Pick<Loves, 'get' | 'subscribe' | 'list'> & {
    /** @param item the product that it is about */
    change(input: LoveInput, item: LovedProduct): Promise<void>
  }
  readonly say: Say<WishlistCode>
  /** An amount of the visitor's country, in words. */
  money(amount: number): string
  /** A price as this visitor reads it. */
  shown(price: number): ShownPrice
  /** What the shop's paths stand below, ending in a slash. */
  readonly basePath: string
  /** Where a link may go; nothing for one that must not be followed. */
  safeUrl(url: string): string | undefined
  report(failure: unknown): void
}

/** What is listed, and what is under way. */
export interface WishlistState {
  readonly items: readonly LovedProduct[]
  /** What the visitor is waiting for: the products' node ids. */
  readonly waiting: readonly number[]
  /** What has just been removed, and can be brought back. */
  readonly removed: LovedProduct | undefined
  /** The last wish was not carried out. */
  readonly failed: boolean
}

/** What the view can ask of a wishlist. */
export interface WishlistModel
  extends Pick<Store<WishlistState>, 'get' | 'subscribe'>,
    Pick<WishlistDeps, 'say' | 'money' | 'shown' | 'basePath' | 'safeUrl'> {
  remove(item: LovedProduct): Promise<void>
  /** Loves again what was removed last. */
  bringBack(): Promise<void>
  stop(): void
}

/** Rejects when the products could not be had. */
export async function createWishlistModel({ loves, report, ...words }: WishlistDeps): Promise<WishlistModel> {
  const store = createStore<WishlistState>({
    items: await loves.list(),
    waiting: [],
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
