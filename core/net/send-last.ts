/** A call that nobody waits for: the page is being left. */
import type { Endpoint } from '../contract/endpoint'
import { basePath } from '../host/settings/page'
import { readSetting } from '../host/settings/read-setting'

/** Sends what an endpoint takes, as a form, and lets the browser see to it. What it answers is not known. */
export function sendLast<Input>({ path, query }: Endpoint<Input>, input: Input): void {
  const url = new URL(readSetting(basePath) + path.slice(1), document.baseURI)
  navigator.sendBeacon?.(url, new URLSearchParams(query(input)))
}
