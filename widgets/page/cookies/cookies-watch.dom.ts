/** Loads the check of cookies where it has something to check (PAGE-05). */
import { loadCode } from '../../../core/base/async/load-code'
import { countryCookie, type Language } from '../../../core/base/country/countries.rules'
import { readCookie } from '../../../core/base/device/cookies'
import type { Show } from '../page.types'
import { withCode } from '../page-code.dom'

/** On most pages the country's cookie proves that the browser keeps cookies. */
export function watchCookies(language: Language, show: Show): void {
  if (navigator.cookieEnabled && readCookie(countryCookie)) return
  withCode(loadCode(import('../page-rare.dom')), ({ rare }) => rare.showCookieError(language, show))
}
