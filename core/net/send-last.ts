/** A call that nobody waits for: the page is being left. */
import type { Endpoint } from '../contract/endpoint'
import { basePath } from '../host/settings/page'
import { readSetting } from '../host/settings/read-setting'
import { own } from '../own'
import { toJson } from '../own-json'

/**
 * Sends what an endpoint takes, as it takes it, and lets the browser see to it. What it answers is not known.
 *
 * @returns whether the browser does: it takes 64 KiB
 */
export function sendLast<Input>(endpoint: Endpoint<Input>, input: Input): boolean {
  const { path, query, json } = own(endpoint)
  const url = new URL(readSetting(basePath) + path.slice(1), document.baseURI)
  const body = json
    ? new Blob([toJson(json(input))], own({ type: 'application/json' }))
    : new URLSearchParams(query(input))
  return navigator.sendBeacon?.(url, body)
}
