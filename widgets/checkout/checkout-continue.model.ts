/** What Continue asks for, step by step: a step is left when the server has what it is for (CHK-02). */
import type { AccountModel } from './account/account.model'
import type { QuotingModel } from './address/address-quote.model'
import type { Notice } from './checkout.machine'
import type { Desk } from './checkout.model'
import { hasQuote, isAddressRight, isMembershipSettled, needsQuote, panesOf, type StepName } from './checkout.rules'

/** The work of each step's Continue. It ends with `continued` or `held-up`. */
export type ContinueWork = Readonly<Record<StepName, () => Promise<void>>>

/** @see ContinueWork */
export function createContinueWork(desk: Desk, account: AccountModel, quoting: QuotingModel): ContinueWork {
  const { get, take, terms, join, settled } = desk

  const hold = (notice?: Notice) => void take({ type: 'held-up', notice })

  return {
    account: account.proceed,
    async membership() {
      if (terms.isMember) return void take({ type: 'continued', step: 'membership' })
      const { membership } = get().draft
      if (membership === undefined) return hold('completeField')
      const joined = await join(membership)
      if (joined === 'refused') return
      if (joined !== 'done') return hold(joined)
      // The server may keep another choice: `valueChanged` alone does not say so.
      if (!isMembershipSettled(terms) && get().order.membership !== membership) return hold('membershipStays')
      take({ type: 'continued', step: 'membership' })
    },
    async address() {
      const { draft } = get()
      take({ type: 'told', fields: panesOf(draft) })
      if (!isAddressRight(draft, terms)) return hold('completeDetails')
      if (!(await quoting.settle())) return hold()
      // An option that was chosen just now is on its way.
      await settled()
      const { order } = get()
      if (needsQuote(order) && !hasQuote(order)) return hold('quoteRequired')
      take({ type: 'continued', step: 'address' })
    },
    async protection() {
      await settled()
      if (typeof get().order.protection?.term !== 'number') return hold('protectionRequired')
      take({ type: 'continued', step: 'protection' })
    },
    // Its own button pays.
    async payment() {},
  }
}
