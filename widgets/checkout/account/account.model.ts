/** The account step: checks whether the e-mail address has an account, and saves it (EMAIL-01, LOGIN-01). */
import { type Typed, typedEmail } from '../../../core/base/input/typed.rules'
import { userExists } from '../../../core/shop/account/account.contract'
import { isOrderEmail } from '../../../core/shop/contacts/email.rules'
import type { CheckoutContext } from '../checkout.types'

/** What the checkout uses of the account model. */
export interface AccountModel {
  /** Continue: opens the login if there is an account, else saves the address. */
  proceed(): Promise<void>
  /** Continues as a guest. */
  withoutLogin(): Promise<void>
}

/** @see AccountModel */
export function createAccountModel({ get, dispatch, call, change, report, loggedIn }: CheckoutContext): AccountModel {
  /** A failed check counts as no account. */
  const findAccount = (email: Typed) =>
    call(userExists, { email }).catch((failure: unknown) => {
      report(failure)
      return undefined
    })

  async function saveEmail(): Promise<void> {
    if (await change({ email: typedEmail(get().draft.email) })) dispatch({ type: 'continued', step: 'account' })
  }

  return {
    async proceed() {
      const typed = get().draft.email
      const email = typedEmail(typed)
      dispatch({ type: 'touched', fields: ['email'] })
      if (!isOrderEmail(email)) return void dispatch({ type: 'blocked' })
      const account = loggedIn ? undefined : await findAccount(email)
      if (get().draft.email !== typed) return void dispatch({ type: 'blocked' })
      if (!account?.emailExists) return saveEmail()
      // Privacy: the kind of account is not stored or shown, because anybody can enter any address.
      const { memberActive, memberExists, tradeExists } = account
      dispatch({
        type: 'account-found',
        found: memberActive ? 'active' : memberExists || tradeExists ? undefined : 'new',
      })
    },
    withoutLogin: saveEmail,
  }
}
