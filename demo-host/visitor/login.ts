/** Logging in by Drupal's form. No account has a password, so any that could be one is accepted. */
import { isPassword } from '../../core/domain/password'
import { accounts } from './personas'

/** Accounts without a membership, which otherwise are the customer's. */
const customersToo = ['lapsed@example.com', 'reader@example.com']

/** Whose account it is, by its e-mail address; nothing where there is none, or no password was given. */
export function accountOf({ name = '', pass = '' }: Readonly<Partial<Record<string, string>>>) {
  const written = name.trim().toLowerCase()
  if (!isPassword(pass)) return undefined
  const [customer] = accounts
  return customersToo.includes(written) ? { ...customer, mail: written } : accounts.find(({ mail }) => mail === written)
}

/** Where to go afterwards: Drupal's `destination`, a path of this shop. Empty where it is none. */
export function wayBack(destination: string | undefined): string {
  return /^[\w-]+(\/[\w-]+)*$/.test(destination ?? '') ? `/${destination}` : ''
}
