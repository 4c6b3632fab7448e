/** Who buys: is there an account for the address, and does the shopper want it? Source: document 2, section 4 (EMAIL-01, LOGIN-01). */
import { userExists } from '../../../core/contract/account'
import { isOrderEmail } from '../../../core/domain/email'
import type { Desk } from '../checkout.model'

/** What the checkout can ask of the account. */
export interface AccountModel {
  /** Continue: to the login where there is an account, else onwards. */
  proceed(): Promise<void>
  /** Onwards without the account. */
  withoutLogin(): Promise<void>
}

/** @see AccountModel */
export function createAccount({ get, take, call, change, report, loggedIn }: Desk): AccountModel {
  /** A check that fails counts as no account. */
  const ask = (email: string) =>
    call(userExists, { email }).catch((failure: unknown) => {
      report(failure)
      return undefined
    })

  async function keep(): Promise<void> {
    if (await change({ email: get().draft.email })) take({ type: 'continued', step: 'account' })
  }

  return {
    async proceed() {
      const { email } = get().draft
      take({ type: 'told', fields: ['email'] })
      if (!isOrderEmail(email)) return void take({ type: 'held-up' })
      const known = loggedIn ? undefined : await ask(email)
      if (get().draft.email !== email) return void take({ type: 'held-up' })
      if (!known?.emailExists) return keep()
      // Which kind of account it is stays here: a page that told it would tell it to anybody.
      const { memberActive, memberExists, tradeExists } = known
      take({ type: 'account-known', found: memberActive ? 'active' : memberExists || tradeExists ? undefined : 'new' })
    },
    withoutLogin: keep,
  }
}
