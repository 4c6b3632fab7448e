/** A tab that keeps a draft and has a history, in memory. */
import type { HistoryEntry } from '../../../core/device/history-entry'
import type { KeptDraft } from '../../../widgets/checkout/checkout-draft.rules'
import type { StepPlace } from '../../../widgets/checkout/checkout-history.model'

/** @param kept what it kept before. @param entries what its history holds */
export function fakeTab(kept?: KeptDraft, entries: (StepPlace | undefined)[] = [undefined]) {
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
    write(value: KeptDraft | undefined) {
      kept = value && JSON.parse(JSON.stringify(value))
    },
  }
  return {
    drafts,
    places,
    /** The steps of its history. */
    steps: () => entries.map((place) => place?.step),
    /** The visitor goes back, or forward. */
    go(by: -1 | 1) {
      at += by
      for (const listener of listeners) listener(entries[at])
    },
  }
}
