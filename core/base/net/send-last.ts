/** A call sent as a beacon while the page is being left. */

import { own } from '../input/own'
import { toJson } from '../input/own-json'
import { shopPath } from '../page/path'
import type { Endpoint } from './endpoint.contract'
import { requestExtras } from './request.setting'

/**
 * Sends the request of an endpoint as a beacon. Its answer is not available.
 *
 * @returns whether the browser accepted it: the limit is 64 KiB
 */
export function sendLast<Input>(endpoint: Endpoint<Input>, input: Input): boolean {
  const { path, query, json } = own(endpoint)
  const url = new URL(shopPath() + path.slice(1), document.baseURI)
  const body = json
    ? new Blob([toJson(json(input))], own({ type: 'application/json' }))
    : new URLSearchParams(own({ ...requestExtras().fields, ...query(input) }))
  return navigator.sendBeacon?.(url, body)
}
