/** Loads the pages of a list, one at a time (LIST-02). */
import { createStore, type Store } from '../base/state/create-store'
import type { Arrival } from './arrival'
import { type ListEvent, type ListProgress, next } from './endless-list.machine'
import { settleMs } from './endless-list.rules'

/** What a list needs from the page. */
export interface EndlessDeps {
  /** Whether there is a next page. */
  hasNext(): boolean
  /** Loads the next page and adds its items. */
  loadNext(signal: AbortSignal): Promise<Arrival>
  /** The most pages that are loaded. */
  readonly most: number
  report(failure: unknown): void
}

/** What a list shows beside the server's HTML. */
export interface EndlessState {
  readonly progress: ListProgress
  /** The last page that has arrived. */
  readonly arrival: Arrival | undefined
}

/** An endless list, with what its element's listeners call. */
export interface EndlessList extends Pick<Store<EndlessState>, 'get' | 'subscribe'> {
  /** Enough of the page is scrolled. @param isAtFoot whether the visitor has left the list for what follows it */
  scrolled(isAtFoot: boolean): void
  /** The visitor asks for the next page. */
  press(): void
  /** The page's height has changed. */
  resized(): void
  stop(): void
}

/** @see EndlessDeps */
export function createEndlessList({ hasNext, loadNext, most, report }: EndlessDeps): EndlessList {
  const store = createStore<EndlessState>({
    progress: { at: hasNext() && most > 0 ? 'idle' : 'locked', inARow: 0, loaded: 0 },
    arrival: undefined,
  })
  let loading: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(event: ListEvent, arrival = store.get().arrival): void {
    const { progress } = store.get()
    const after = next(progress, event)
    if (after === progress) return
    store.set({ progress: after, arrival })
    if (after.at === 'loading') load()
    if (after.at === 'settling') settle()
  }

  async function load(): Promise<void> {
    clearTimeout(timer)
    const own = new AbortController()
    loading = own
    try {
      const arrival = await loadNext(own.signal)
      const isLast = arrival.isLast || store.get().progress.loaded + 1 >= most
      if (!own.signal.aborted) send({ type: 'arrived', isLast }, arrival)
    } catch (failure) {
      if (own.signal.aborted) return
      report(failure)
      send({ type: 'failed' })
    }
  }

  function settle(): void {
    clearTimeout(timer)
    timer = setTimeout(() => send({ type: 'settled' }), settleMs)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    scrolled: (isAtFoot) => send({ type: 'scrolled', isAtFoot }),
    press: () => send({ type: 'pressed' }),
    resized() {
      if (store.get().progress.at === 'settling') settle()
    },
    stop() {
      loading?.abort()
      clearTimeout(timer)
    },
  }
}
