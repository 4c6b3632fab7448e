/** Calls to the shop's server. */
import { shopPath } from '../page/path'
import type { Endpoint } from './endpoint.contract'
import { addressOf, type Call, createHttp } from './http'

/** Calls one endpoint below the page's base path. Rejects as `createHttp` says. */
export const callShop: Call = async (endpoint, input, signal) =>
  createHttp({ basePath: shopPath() })(endpoint, input, signal)

/** The address of a call that is a GET, below the page's base path. */
export const callAddress = <E extends Endpoint<never>>(endpoint: E, input: Parameters<E['query']>[0]): string =>
  addressOf(endpoint, input, shopPath())
