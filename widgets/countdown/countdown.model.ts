/** The countdown model: ticks while the page is visible, ends at zero, stays closed once closed (COUNT-01). */

import type { ServerClock } from '../../core/base/net/server-clock'
import { createStore, type Store } from '../../core/base/state/create-store'
import type { CountdownClosed } from '../../core/shop/campaign/campaign.facts'
import { type CountdownState, next } from './countdown.machine'
import { msUntilNext, secondsLeft } from './countdown.rules'

/** What the countdown model needs from the page. */
export interface CountdownDeps {
  /** Milliseconds since 1970. */
  readonly end: number
  readonly clock: Pick<ServerClock, 'now' | 'subscribe'>
  /** Stores that the visitor has closed a countdown. */
  readonly closing: {
    has(): boolean
    save(): void
    /** Calls back when any countdown of the page is closed or has ended. @returns a function that unsubscribes */
    watch(listener: () => void): () => void
  }
  /** Calls back when the page is shown or hidden. @returns a function that unsubscribes */
  watchPage(listener: () => void): () => void
  isPageShown(): boolean
  publish(fact: CountdownClosed): void
}

/** What the view uses of a countdown. */
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
  publish,
}: CountdownDeps): CountdownModel {
  const left = () => secondsLeft(end, clock.now())
  const initial = left()
  const store = createStore<CountdownState>(
    closing.has() ? { at: 'closed' } : initial > 0 ? { at: 'running', left: initial } : { at: 'over' },
  )
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Updates the state and schedules the next whole second, unless the page is hidden. */
  function update(): void {
    clearTimeout(timer)
    if (closing.has()) store.set(next(store.get(), { type: 'closed' }))
    const before = store.get()
    const after = next(before, { type: 'ticked', left: left() })
    store.set(after)
    if (before.at === 'running' && after.at === 'over') publish({ by: 'zero' })
    if (after.at === 'running' && isPageShown()) timer = setTimeout(update, msUntilNext(end, clock.now()))
  }

  const undo = [clock.subscribe(update), watchPage(update), closing.watch(update)]
  update()
  return {
    get: store.get,
    subscribe: store.subscribe,
    close() {
      if (store.get().at !== 'running') return
      closing.save()
      update()
      publish({ by: 'visitor' })
    },
    stop() {
      clearTimeout(timer)
      for (const release of undo) release()
    },
  }
}
