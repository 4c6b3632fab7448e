/** What the line does: follows the price, opens the plans, and tells lenders the amount. */
import type { ComponentType } from 'react'
import type { CurrencyCode, Language } from '../../core/domain/countries'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { type FinancingEvent, type FinancingState, next } from './financing.machine'
import { inMinorUnits, type Offer, offerFor } from './financing.rules'
import type { FinancingCode } from './financing.texts'
import type { LenderMessages } from './lender/lender.model'
import type { LenderRules } from './lender/lender.rules'
import type { PlansProps } from './plans/plans.view'

/** What the line needs from the page. */
export interface FinancingDeps {
  /** The price of what is chosen, if anybody said so. */
  readonly chosen: number | undefined
  /** What this visitor pays for the product, while nobody says more. */
  readonly price: number | undefined
  readonly currency: CurrencyCode
  readonly language: Language
  readonly programme: string
  /** Who lends here. Where nobody does, nothing is shown. */
  readonly lenders: readonly LenderRules[]
  /** Those of them who have words of their own on this page. */
  readonly callers: readonly LenderRules[]
  readonly say: Say<FinancingCode>
  /** Calls back with the price of what is chosen of this product. @returns the undo */
  onPrice(listener: (price: number | undefined) => void): () => void
  /** Calls back once the element is seen and the page has nothing better to do. @returns the undo */
  whenCalm(come: () => void): () => void
  /** Lets lenders speak, of an amount in minor units. Rejects when the code for it is not to be had. */
  beginMessages(amount: number): Promise<LenderMessages>
  loadPlansView(): Promise<ComponentType<PlansProps>>
  report(failure: unknown): void
}

/** All that the line shows. */
export interface FinancingShown {
  readonly now: FinancingState
  readonly amount: number | undefined
  readonly offer: Offer | undefined
  /** The room that is kept for lenders' own words, in px. */
  readonly rooms: readonly { readonly lender: string; readonly room: number }[]
}

/** What the view can ask of it. */
export interface FinancingModel extends Pick<Store<FinancingShown>, 'get' | 'subscribe'> {
  readonly say: Say<FinancingCode>
  readonly currency: CurrencyCode
  readonly language: Language
  /** The names of those who lend here. */
  readonly lenders: readonly string[]
  /** The modal, once it is there: always while it is open. */
  plansView(): ComponentType<PlansProps> | undefined
  press(): void
  close(): void
  stop(): void
}

/** @see FinancingDeps */
export function createFinancingModel(deps: FinancingDeps): FinancingModel {
  const { currency, language, callers, say } = deps
  let PlansView: ComponentType<PlansProps> | undefined
  let messages: LenderMessages | undefined
  let isCalm = false
  let hasBegun = false
  let stopped = false
  const store = createStore<FinancingShown>({ now: { at: 'closed', failed: false }, ...priced(deps.chosen) })

  function priced(price: number | undefined): Pick<FinancingShown, 'amount' | 'offer' | 'rooms'> {
    const amount = price ?? deps.price
    const minor = inMinorUnits(amount ?? 0, currency)
    if (amount !== undefined) messages?.update(minor)
    return {
      amount,
      offer: offerFor(amount, deps.programme),
      rooms: callers.map(({ lender, room }) => ({ lender, room: room(minor) })),
    }
  }

  function take(event: FinancingEvent): void {
    store.set({ ...store.get(), now: next(store.get().now, event) })
  }

  /** Lenders speak once the page is calm and there is an amount to speak of. */
  async function beginMessages(): Promise<void> {
    const { amount } = store.get()
    if (!isCalm || hasBegun || amount === undefined) return
    hasBegun = true
    try {
      const begun = await deps.beginMessages(inMinorUnits(amount, currency))
      if (stopped) return begun.stop()
      messages = begun
      begun.update(inMinorUnits(store.get().amount ?? amount, currency))
    } catch (failure) {
      deps.report(failure)
    }
  }

  const leaveFact = deps.onPrice((price) => {
    store.set({ ...store.get(), ...priced(price) })
    beginMessages()
  })
  const calm = () => {
    isCalm = true
    beginMessages()
  }
  const leaveCalm = callers.length > 0 ? deps.whenCalm(calm) : undefined

  return {
    get: store.get,
    subscribe: store.subscribe,
    say,
    currency,
    language,
    lenders: deps.lenders.map(({ name }) => name),
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
      stopped = true
      leaveFact()
      leaveCalm?.()
      messages?.stop()
    },
  }
}
