/** An in-memory tab with a stored draft and a history. */
import type { HistoryEntry } from '../../../core/base/device/history-entry'
import type { SavedDraft } from '../../../widgets/checkout/draft/draft.rules'
import type { StepPlace } from '../../../widgets/checkout/navigation/navigation-history.model'

/** @param kept the stored draft. @param entries the history's entries */
export function fakeTab(kept?: SavedDraft, entries: (StepPlace | undefined)[] = [undefined]) {
  let at = entries.length - 1
  const listeners = new Set<(place: StepPlace | undefined) => void>()
  const places: HistoryEntry<StepPlace> = {
    read: () => entries[at],
    push(place) {
      entries.splice(++at, entries.length, place)
    },
    replace(place) {
      entries[at] = place
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const drafts = {
    read: () => kept,
    write(value: SavedDraft | undefined) {
      kept = value && JSON.parse(JSON.stringify(value))
    },
  }
  return {
    drafts,
    places,
    /** The steps in the history. */
    steps: () => entries.map((place) => place?.step),
    /** Goes back or forward. */
    go(by: -1 | 1) {
      at += by
      for (const listener of listeners) listener(entries[at])
    },
  }
}
