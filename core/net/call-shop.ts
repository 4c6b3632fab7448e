/** Calls to the shop's server from code that must stay small: the HTTP client is loaded with the first call. */

import { loadOnce } from '../async/load-once'
import { RoveError } from '../page/errors'
import { shopPath } from '../page/shop-path'
import type { Call } from './http'

/** Calls one endpoint below the page's base path. Rejects as `createHttp` says, and with `network` where its code cannot be loaded. */
export const callShop: Call = async (endpoint, input, signal) => {
  const { createHttp } = await loadHttp().catch((cause: unknown) => {
    throw new RoveError('network', endpoint.name, { cause })
  })
  return createHttp({ basePath: shopPath() })(endpoint, input, signal)
}

/** Preloads the HTTP client. */
export function preloadShopCalls(): void {
  loadHttp().catch(() => {
    // The first call reports it.
  })
}

/** Once loaded, a call is sent synchronously: a page that is being left cannot import a module any more. */
const loadHttp = loadOnce(() => import('./http'))
