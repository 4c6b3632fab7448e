/** What happens when: it ticks while it is seen, ends at zero, and stays away from whoever has closed it (COUNT-01). */
import type { CountdownClosed } from '../../core/facts-of-campaigns'
import type { ServerClock } from '../../core/server-clock'
import { createStore, type Store } from '../../core/state/create-store'
import { type CountdownState, next } from './countdown.machine'
import { secondsLeft, untilNext } from './countdown.rules'

/** What a countdown needs from the page. */
export interface CountdownDeps {
  /** Milliseconds since 1970. */
  readonly end: number
  readonly clock: Pick<ServerClock, 'now' | 'subscribe'>
  /** That the visitor has closed one. */
  readonly closing: {
    has(): boolean
    keep(): void
    /** Calls back when another one is closed. @returns the undo */
    watch(heard: () => void): () => void
  }
  /** Calls back when the page is shown or hidden. @returns the undo */
  watchPage(shown: () => void): () => void
  isPageShown(): boolean
  tell(fact: CountdownClosed): void
}

/** What the view can ask of a countdown. */
export interface CountdownModel extends Pick<Store<CountdownState>, 'get' | 'subscribe'> {
  close(): void
  stop(): void
}

/** @see CountdownDeps */
export function createCountdownModel({
  end,
  clock,
  closing,
  watchPage,
  isPageShown,
  tell,
}: CountdownDeps): CountdownModel {
  const left = () => secondsLeft(end, clock.now())
  const begin = left()
  const store = createStore<CountdownState>(
    closing.has() ? { at: 'closed' } : begin > 0 ? { at: 'running', left: begin } : { at: 'over' },
  )
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Shows what is true now, and comes back at the next whole second; nobody looks at a hidden page. */
  function look(): void {
    clearTimeout(timer)
    if (closing.has()) store.set(next(store.get(), { type: 'closed' }))
    const before = store.get()
    const after = next(before, { type: 'told', left: left() })
    store.set(after)
    if (before.at === 'running' && after.at === 'over') tell({ by: 'zero' })
    if (after.at === 'running' && isPageShown()) timer = setTimeout(look, untilNext(end, clock.now()))
  }

  const undo = [clock.subscribe(look), watchPage(look), closing.watch(look)]
  look()
  return {
    get: store.get,
    subscribe: store.subscribe,
    close() {
      if (store.get().at !== 'running') return
      closing.keep()
      look()
      tell({ by: 'visitor' })
    },
    stop() {
      clearTimeout(timer)
      for (const letGo of undo) letGo()
    },
  }
}
