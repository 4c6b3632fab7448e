/** Logging in by Drupal's form. Accounts have no passwords: any valid password is accepted. */
import { isPassword } from '../../core/visitor/password.rules'
import { accounts } from './personas'

/** Accounts without a membership that are otherwise like the customer's. */
const customersToo = ['lapsed@example.com', 'reader@example.com']

/** The account of an e-mail address; `undefined` if there is none, or no password was given. */
export function accountOf({ name = '', pass = '' }: Readonly<Partial<Record<string, string>>>) {
  const written = name.trim().toLowerCase()
  if (!isPassword(pass)) return undefined
  const [customer] = accounts
  return customersToo.includes(written) ? { ...customer, mail: written } : accounts.find(({ mail }) => mail === written)
}

/** A member of the shop's staff, who has no account in this demo. */
const staff = 'staff@example.com'

/** Whether a name in the login form is the staff's. */
export function isStaff(name: string): boolean {
  return name.trim().toLowerCase() === staff
}

/** The path after login: Drupal's `destination`. Empty if it is not a path of this shop. */
export function destinationPath(destination: string | undefined): string {
  return /^[\w-]+(\/[\w-]+)*$/.test(destination ?? '') ? `/${destination}` : ''
}
