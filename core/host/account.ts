/** Who is logged in: the one place that says so. Source: document 3, sections 3 and 6. */
import { readFlags } from './flags'
import { login } from './settings/login'
import { readSetting } from './settings/read-setting'

const unknown = { id: '', created: 0, orders: 0, email: '', firstname: '', lastname: '', phone: '', trade: false }

/**
 * The account of who is logged in, nothing of a guest. The page's body says whether anybody is; who it is, the settings
 * say, and they are believed of nobody else.
 */
export function readAccount(): typeof unknown | undefined {
  return readFlags().loggedIn ? (readSetting(login) ?? unknown) : undefined
}
