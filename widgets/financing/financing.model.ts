/** The financing model: follows the price, opens the plans, and passes the amount to lenders' messages. */
import type { ComponentType } from 'react'
import type { CurrencyCode, Language } from '../../core/base/country/countries.rules'
import { createStore, type Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import { type FinancingEvent, type FinancingState, next } from './financing.machine'
import { inMinorUnits, type Offer, offerFor } from './financing.rules'
import type { FinancingCode } from './financing.texts'
import type { LenderModel } from './lender/lender.model'
import type { LenderRules } from './lender/lender.types'
import type { PlansProps } from './plans/plans.view'

/** What the model needs from the page. */
export interface FinancingDeps {
  /** The price of the chosen model, if one was published. */
  readonly chosen: number | undefined
  /** The product's price for this visitor, until a model is chosen. */
  readonly price: number | undefined
  readonly currency: CurrencyCode
  readonly language: Language
  readonly programme: string
  /** The lenders of this country. Without one, nothing is shown. */
  readonly lenders: readonly LenderRules[]
  /** The lenders that show their own messages on this page. */
  readonly messageLenders: readonly LenderRules[]
  readonly t: TextLookup<FinancingCode>
  /** Calls back with the price of this product's chosen model. @returns a function that unsubscribes */
  onPrice(listener: (price: number | undefined) => void): () => void
  /** Calls back when the element has been visible and the page is idle. @returns a function that unsubscribes */
  whenIdle(listener: () => void): () => void
  /** Starts the lenders' messages for an amount in minor units. Throws what a lender's own script throws. */
  startMessages(amount: number): LenderModel
  loadPlansView(): Promise<ComponentType<PlansProps>>
  report(failure: unknown): void
}

/** What is shown. */
export interface FinancingShown {
  readonly now: FinancingState
  readonly amount: number | undefined
  readonly offer: Offer | undefined
  /** The height reserved for each lender's message, in pixels. */
  readonly heights: readonly { readonly lender: string; readonly height: number }[]
}

/** What the view uses of the model. */
export interface FinancingModel extends Pick<Store<FinancingShown>, 'get' | 'subscribe'> {
  readonly t: TextLookup<FinancingCode>
  readonly currency: CurrencyCode
  readonly language: Language
  /** The names of the lenders. */
  readonly lenders: readonly string[]
  /** The dialog's view. Defined while the dialog is open. */
  plansView(): ComponentType<PlansProps> | undefined
  press(): void
  close(): void
  stop(): void
}

/** @see FinancingDeps */
export function createFinancingModel(deps: FinancingDeps): FinancingModel {
  const { currency, language, messageLenders, t } = deps
  let PlansView: ComponentType<PlansProps> | undefined
  let messages: LenderModel | undefined
  let isIdle = false
  let isStarted = false
  const store = createStore<FinancingShown>({ now: { at: 'closed', failed: false }, ...priced(deps.chosen) })

  function priced(price: number | undefined): Pick<FinancingShown, 'amount' | 'offer' | 'heights'> {
    const amount = price ?? deps.price
    const minor = inMinorUnits(amount ?? 0, currency)
    if (amount !== undefined) messages?.update(minor)
    return {
      amount,
      offer: offerFor(amount, deps.programme),
      heights: messageLenders.map(({ lender, height }) => ({ lender, height: height(minor) })),
    }
  }

  function dispatch(event: FinancingEvent): void {
    store.set({ ...store.get(), now: next(store.get().now, event) })
  }

  /** Starts the lenders' messages when the page is idle and the amount is known. */
  function startMessages(): void {
    const { amount } = store.get()
    if (!isIdle || isStarted || amount === undefined) return
    isStarted = true
    try {
      messages = deps.startMessages(inMinorUnits(amount, currency))
    } catch (failure) {
      deps.report(failure)
    }
  }

  const unsubscribe = deps.onPrice((price) => {
    store.set({ ...store.get(), ...priced(price) })
    startMessages()
  })
  const onIdle = () => {
    isIdle = true
    startMessages()
  }
  const cancelIdle = messageLenders.length > 0 ? deps.whenIdle(onIdle) : undefined

  return {
    get: store.get,
    subscribe: store.subscribe,
    t,
    currency,
    language,
    lenders: deps.lenders.map(({ name }) => name),
    plansView: () => PlansView,
    async press() {
      if (store.get().now.at !== 'closed') return
      dispatch({ type: 'pressed' })
      try {
        PlansView ??= await deps.loadPlansView()
        dispatch({ type: 'loaded' })
      } catch (failure) {
        deps.report(failure)
        dispatch({ type: 'failed' })
      }
    },
    close: () => dispatch({ type: 'closed' }),
    stop() {
      unsubscribe()
      cancelIdle?.()
      messages?.stop()
    },
  }
}
