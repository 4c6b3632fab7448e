/** Saves the visitor's unsaved input in the tab, between two page views of one order. */
import type { HistoryEntry } from '../../../core/base/device/history-entry'
import type { TabStored } from '../../../core/base/device/tab-storage'
import type { CheckoutState } from '../checkout-state.types'
import type { StepPlace } from '../navigation/navigation-history.model'
import { draftToSave, type SavedDraft } from './draft.rules'
import type { Resumed } from './draft-initial.machine'

/** The tab's storage and history. */
export interface TabDeps {
  /** Storage of input that the server does not have. */
  readonly drafts: Pick<TabStored<SavedDraft>, 'read' | 'write'>
  /** The entries of the tab's history. */
  readonly places: HistoryEntry<StepPlace>
}

/** The saved draft of an order. */
export interface DraftModel {
  readonly resumed: Resumed
  /** The payment method that the visitor chose. */
  method: string | undefined
  save(state: CheckoutState): void
}

/** @param order its id; drafts of other orders are ignored */
export function createDraftModel(order: string, { drafts, places }: TabDeps): DraftModel {
  const [kept, place] = [drafts.read(), places.read()]
  const mine = kept?.order === order ? kept : undefined
  const draftModel: DraftModel = {
    resumed: { kept: mine, step: place?.order === order ? place.step : undefined },
    method: mine?.method,
    save: (state) => drafts.write(draftToSave(state, draftModel.method)),
  }
  return draftModel
}
