/** What the tab keeps of the checkout between two pages of one order. */
import type { HistoryEntry } from '../../core/device/history-entry'
import type { TabStored } from '../../core/device/tab-storage'
import type { CheckoutState } from './checkout.machine'
import type { Resumed } from './checkout-begin.machine'
import { draftToKeep, type KeptDraft } from './checkout-draft.rules'
import type { StepPlace } from './checkout-history.model'

/** What a tab has. */
export interface TabDeps {
  /** What the tab keeps of what the server does not have. */
  readonly drafts: Pick<TabStored<KeptDraft>, 'read' | 'write'>
  /** The entries of the tab's history. */
  readonly places: HistoryEntry<StepPlace>
}

/** What was kept of an order, and the keeping of it. */
export interface Keeping {
  readonly resumed: Resumed
  /** The way to pay that the shopper has chosen themselves. */
  method: string | undefined
  keep(state: CheckoutState): void
}

/** @param order its id: what was kept of another one is not taken up */
export function createKeeping(order: string, { drafts, places }: TabDeps): Keeping {
  const [kept, place] = [drafts.read(), places.read()]
  const mine = kept?.order === order ? kept : undefined
  const keeping: Keeping = {
    resumed: { kept: mine, step: place?.order === order ? place.step : undefined },
    method: mine?.method,
    keep: (state) => drafts.write(draftToKeep(state, keeping.method)),
  }
  return keeping
}
