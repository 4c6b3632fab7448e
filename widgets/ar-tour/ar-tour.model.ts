/** Steps through the tips of a tour, and remembers that it was closed (AR-01). */
import type { Stored } from '../../core/base/device/storage'
import { createStore, type Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { ArTourCode } from './ar-tour.texts'

/** Which tip is shown. `isAsked` where the visitor has asked for it; `round` counts how often they have begun the tour. */
export type ArTourState =
  | { readonly at: 'closed' }
  | { readonly at: 'open'; readonly index: number; readonly isAsked: boolean; readonly round: number }

interface ArTourDeps {
  readonly t: TextLookup<ArTourCode>
  readonly count: number
  readonly seen: Pick<Stored<unknown>, 'read' | 'write'>
  /** Shows a tip in a box beside what it explains, until the undo. @param isAsked scrolls to it if necessary */
  show(box: HTMLElement, index: number, isAsked: boolean): () => void
  onEscape(run: () => void): void
}

/** What the view uses of the model. */
export interface ArTourModel
  extends Pick<Store<ArTourState>, 'get' | 'subscribe'>,
    Pick<ArTourDeps, 't' | 'show' | 'count'> {
  /** Shows the tour from its first tip. */
  open(): void
  /** Moves on by a number of tips. After the last one the tour is closed. */
  move(by: number): void
  close(): void
  stop(): void
}

/** Opens by itself unless the tour was closed before. */
export function createArTourModel({ t, count, seen, show, onEscape }: ArTourDeps): ArTourModel {
  let round = 0
  const store = createStore<ArTourState>(
    seen.read() ? { at: 'closed' } : { at: 'open', index: 0, isAsked: false, round },
  )

  function close(): void {
    if (store.get().at === 'closed') return
    store.set({ at: 'closed' })
    seen.write(true)
  }

  onEscape(close)
  return {
    get: store.get,
    subscribe: store.subscribe,
    t,
    show,
    count,
    open: () => store.set({ at: 'open', index: 0, isAsked: true, round: ++round }),
    move(by) {
      const state = store.get()
      if (state.at === 'closed') return
      const index = state.index + by
      if (index >= count) close()
      else if (index >= 0) store.set({ ...state, index, isAsked: true })
    },
    close,
    stop() {},
  }
}
