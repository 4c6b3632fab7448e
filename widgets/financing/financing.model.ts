/** What the line does: follows the price, opens the plans, and tells lenders the amount. */
import type { ComponentType } from 'react'
import type { CurrencyCode, Language } from '../../core/domain/countries'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { type FinancingEvent, type FinancingState, next } from './financing.machine'
import { inMinorUnits, type Offer, offerFor } from './financing.rules'
import type { FinancingCode } from './financing.texts'
import type { LenderMessage, LenderMessages } from './lender/lender.model'
import type { PlansProps } from './plans/plans.view'

/** What the line needs from the page. */
export interface FinancingDeps {
  /** The price of the model that is chosen, if anybody said so. */
  readonly chosen: number | undefined
  /** The product's own price, while no model has one. */
  readonly price: number | undefined
  readonly currency: CurrencyCode
  readonly language: Language
  readonly programme: string
  /** Who lends here, by the names they are known under. Where nobody does, nothing is shown. */
  readonly lenders: readonly string[]
  readonly messages: LenderMessages
  readonly say: Say<FinancingCode>
  /** Calls back with the price of what is chosen of this product. @returns the undo */
  onPrice(listener: (price: number | undefined) => void): () => void
  loadPlansView(): Promise<ComponentType<PlansProps>>
  report(failure: unknown): void
}

/** All that the line shows. */
export interface FinancingShown {
  readonly now: FinancingState
  readonly amount: number | undefined
  readonly offer: Offer | undefined
  readonly messages: readonly LenderMessage[]
}

/** What the view can ask of it. */
export interface FinancingModel extends Pick<Store<FinancingShown>, 'get' | 'subscribe'> {
  readonly say: Say<FinancingCode>
  readonly currency: CurrencyCode
  readonly language: Language
  readonly lenders: readonly string[]
  /** The modal, once it is there: always while it is open. */
  plansView(): ComponentType<PlansProps> | undefined
  press(): void
  close(): void
  stop(): void
}

/** @see FinancingDeps */
export function createFinancingModel(deps: FinancingDeps): FinancingModel {
  const { currency, language, lenders, messages, say } = deps
  let PlansView: ComponentType<PlansProps> | undefined
  const store = createStore<FinancingShown>({
    now: { at: 'closed', failed: false },
    messages: [],
    ...priced(deps.chosen),
  })

  function priced(price: number | undefined): Pick<FinancingShown, 'amount' | 'offer'> {
    const amount = price ?? deps.price
    if (amount !== undefined && lenders.length > 0) messages.update(inMinorUnits(amount, currency))
    return { amount, offer: offerFor(amount, deps.programme) }
  }

  function take(event: FinancingEvent): void {
    store.set({ ...store.get(), now: next(store.get().now, event) })
  }

  const tellMessages = () => store.set({ ...store.get(), messages: messages.get() })
  tellMessages()
  const leaveMessages = messages.subscribe(tellMessages)
  const leaveFact = deps.onPrice((price) => store.set({ ...store.get(), ...priced(price) }))

  return {
    get: store.get,
    subscribe: store.subscribe,
    say,
    currency,
    language,
    lenders,
    plansView: () => PlansView,
    async press() {
      if (store.get().now.at !== 'closed') return
      take({ type: 'pressed' })
      try {
        PlansView ??= await deps.loadPlansView()
        take({ type: 'loaded' })
      } catch (failure) {
        deps.report(failure)
        take({ type: 'failed' })
      }
    },
    close: () => take({ type: 'closed' }),
    stop() {
      leaveFact()
      leaveMessages()
      messages.stop()
    },
  }
}
