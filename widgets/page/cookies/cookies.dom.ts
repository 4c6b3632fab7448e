/** Whether the browser keeps cookies (PAGE-05). */
import { createElement } from 'react'
import type { Language } from '../../../core/base/country/countries.rules'
import { readCookie, writeCookie } from '../../../core/base/device/cookies'
import type { Show } from '../page.types'
import { CookiesView } from './cookies.view'

const testCookie = 'rove_cookie_test'

/** Says that cookies are turned off, where they are. */
export function showCookieError(language: Language, show: Show): void {
  if (areCookiesOff())
    show('cookies', createElement(CookiesView, { language, onClose: () => show('cookies', undefined) }))
}

/**
 * Whether cookies are turned off: a test cookie is written, and deleted at once. In a sandbox, or in a frame of another
 * site, cookies are off whatever the visitor has chosen: there the answer is no.
 */
export function areCookiesOff(): boolean {
  try {
    if (self.origin === 'null' || !window.top?.location.href) return false
  } catch {
    return false
  }
  if (!navigator.cookieEnabled) return true
  writeCookie(testCookie, '1', 1)
  const isKept = !!readCookie(testCookie)
  writeCookie(testCookie, '', -1)
  return !isKept
}
