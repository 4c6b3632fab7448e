/** Continue, by step: a step is complete when the server has saved its data (CHK-02). */
import type { AccountModel } from '../account/account.model'
import type { QuoteModel } from '../address/address-quote.model'
import { hasQuote, isAddressValid, isMembershipSettled, needsQuote, panesOf, type StepName } from '../checkout.rules'
import type { CheckoutContext } from '../checkout.types'
import type { Notice } from '../checkout-state.types'

/** Continue of each step. Ends with the event `continued` or `blocked`. */
export type ContinueModel = Readonly<Record<StepName, () => Promise<void>>>

/** @see ContinueModel */
export function createContinueModel(
  context: CheckoutContext,
  account: AccountModel,
  quotes: QuoteModel,
): ContinueModel {
  const { get, dispatch, settings, saveMembership, settled } = context

  const block = (notice?: Notice) => void dispatch({ type: 'blocked', notice })

  return {
    account: account.proceed,
    async membership() {
      if (settings.isMember) return void dispatch({ type: 'continued', step: 'membership' })
      const { membership } = get().draft
      if (membership === undefined) return block('completeField')
      const result = await saveMembership(membership)
      if (result === 'refused') return
      if (result !== 'done') return block(result)
      // The server may have saved another choice.
      if (!isMembershipSettled(settings) && get().order.membership !== membership) return block('membershipStays')
      dispatch({ type: 'continued', step: 'membership' })
    },
    async address() {
      const { draft } = get()
      dispatch({ type: 'touched', fields: panesOf(draft) })
      if (!isAddressValid(draft, settings)) return block('completeDetails')
      if (!(await quotes.settle())) return block()
      // A choice made just now may still be pending.
      await settled()
      const { order } = get()
      // Where there is none to select, the reason is shown instead.
      if (needsQuote(order) && !hasQuote(order)) return block(order.quotes.length > 0 ? 'quoteRequired' : undefined)
      dispatch({ type: 'continued', step: 'address' })
    },
    async protection() {
      await settled()
      if (typeof get().order.protection?.term !== 'number') return block('protectionRequired')
      dispatch({ type: 'continued', step: 'protection' })
    },
    // The payment step has its own button.
    async payment() {},
  }
}
