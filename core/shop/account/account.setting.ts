/** The account of the customer. The only place that reads it. */

import { readSetting } from '../../base/input/read-setting'
import { readFlags } from '../../base/page/body-flags.setting'
import { login } from './login.setting'

const unknownAccount = {
  id: '',
  created: 0,
  orders: 0,
  email: '',
  firstname: '',
  lastname: '',
  phone: '',
  trade: false,
}

/**
 * The account of the customer; `undefined` for a guest. The page's body says whether a customer is logged in. The
 * settings have the account, and are ignored for a guest.
 */
export function readAccount(): typeof unknownAccount | undefined {
  return readFlags().loggedIn ? (readSetting(login) ?? unknownAccount) : undefined
}
