/** Logging in by Drupal's form. Accounts have no passwords: any valid password is accepted. */
import { typedEmail } from '../../core/base/input/typed.rules'
import { isPassword } from '../../core/shop/account/password.rules'
import type { AccountName } from './accounts'
import type { AccountPersona } from './personas'

/** The addresses that have an account. Two have no membership and are otherwise like the customer's. */
const known: ReadonlyMap<string, AccountPersona> = new Map([
  ['customer@example.com', 'customer'],
  ['lapsed@example.com', 'customer'],
  ['reader@example.com', 'customer'],
  ['member@example.com', 'member'],
  ['trade@example.com', 'trade'],
])

/** The account that a login form names; `undefined` if there is none, or no password was given. */
export function accountNamed({
  name = '',
  pass = '',
}: Readonly<Partial<Record<string, string>>>): AccountName | undefined {
  const mail = typedEmail(name).toLowerCase()
  const persona = known.get(mail)
  return persona && isPassword(pass) ? { mail, persona } : undefined
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
