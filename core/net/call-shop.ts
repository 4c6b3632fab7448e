/** The door to the shop's server for code that must be light until it is used: http is fetched with the first call. */
import { RoveError } from '../errors'
import { fetched } from '../fetched'
import { basePath } from '../host/settings/page'
import { readSetting } from '../host/settings/read-setting'
import type { Call } from './http'

/** Calls one endpoint below the page's base path. Rejects as `createHttp` says, and with `network` when its code is not to be had. */
export const callShop: Call = async (endpoint, input, signal) => {
  const { createHttp } = await loadHttp().catch((cause: unknown) => {
    throw new RoveError('network', endpoint.name, { cause })
  })
  return createHttp({ basePath: readSetting(basePath) })(endpoint, input, signal)
}

/** Fetches the code of calls ahead of the first one. */
export function warmShop(): void {
  loadHttp().catch(() => {
    // The call that needs it will say so.
  })
}

/** Once it is there, a call is sent at once: a page that is being left has no time to ask for a module again. */
const loadHttp = fetched(() => import('./http'))
