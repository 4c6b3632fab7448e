/** Finds page requests by their links and forms, for browsers without the Navigation API (PAGE-07). */

import type { Listen } from '../../../core/base/bus/listen'
import { isPlainPress } from '../../../core/base/device/plain-press'
import { builtIn } from '../../../core/base/input/built-in'
import { safeUrl } from '../../../core/base/input/safe-url'
import { isSamePage } from '../../../core/base/page/path'

/** Calls back with each press and each sent form: with the URL of the page that it requests in this tab, if any. */
export function watchLinks(listen: Listen, leave: (event: Event, url: string | undefined) => void): void {
  listen<MouseEvent>(window, 'click', (event) => leave(event, followed(event)), true)
  listen<SubmitEvent>(window, 'submit', (event) => leave(event, submitted(event)), true)
}

/** The URL of the page that a press on a link opens in this tab. */
function followed(event: MouseEvent): string | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return undefined
  if (link.hasAttribute('download') || !staysInTab(link.target)) return undefined
  return isSamePage(link.href) ? undefined : safeUrl(link.href)
}

/** The URL that a form is sent to in this tab. */
function submitted({ target, submitter }: SubmitEvent): string | undefined {
  const form = builtIn(target as HTMLFormElement)
  const read = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  return staysInTab(read('target')) && read('method') !== 'dialog'
    ? safeUrl(read('action') || location.href)
    : undefined
}

function staysInTab(target: string): boolean {
  return ['', '_self'].includes(target.toLowerCase())
}
