/** Whether the browser keeps cookies (PAGE-05). */
import { countryCookie } from '../../../core/country/countries.rules'
import { readCookie, writeCookie } from '../../../core/device/cookies'

const testCookie = 'rove_cookie_test'

/**
 * Whether cookies are turned off. A test cookie is written only where the country's cookie is absent, and is deleted at
 * once. In a sandbox, or in a frame of another site, cookies are off whatever the visitor has chosen: there the answer
 * is no.
 */
export function areCookiesOff(): boolean {
  try {
    if (self.origin === 'null' || !window.top?.location.href) return false
  } catch {
    return false
  }
  if (!navigator.cookieEnabled) return true
  if (readCookie(countryCookie)) return false
  writeCookie(testCookie, '1', 1)
  const isKept = !!readCookie(testCookie)
  writeCookie(testCookie, '', -1)
  return !isKept
}
