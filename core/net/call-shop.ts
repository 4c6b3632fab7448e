/** Calls to the shop's server. */
import { shopPath } from '../page/shop-path'
import { type Call, createHttp } from './http'

/** Calls one endpoint below the page's base path. Rejects as `createHttp` says. */
export const callShop: Call = async (endpoint, input, signal) =>
  createHttp({ basePath: shopPath() })(endpoint, input, signal)
