/** Calls to the shop's server. */
import { shopPath } from '../page/shop-path'
import type { Call } from './http'
import { openHttp } from './open-http'

/** Calls one endpoint below the page's base path. Rejects as `createHttp` and `openHttp` say: with the latter nothing was sent. */
export const callShop: Call = async (endpoint, input, signal) => {
  const opened = openHttp()
  const { createHttp } = 'then' in opened ? await opened : opened
  return createHttp({ basePath: shopPath() })(endpoint, input, signal)
}
