/** Why the page behind a link of this page is not fetched ahead. */
import { countryCookie, findCountry } from '../base/country/countries.rules'
import { readMarket } from '../base/country/country.setting'
import { readCookie } from '../base/device/cookies'
import type {} from '../base/page/page-parts.setting'
import { page } from '../base/state/page'
import { countryLinks, refusalOf, scriptedLinks } from './link-refusal.rules'

/**
 * The reason, in English, for developers; `undefined` if the page may be fetched ahead.
 *
 * @param links the setting's selector
 */
export function linkRefusal(link: HTMLAnchorElement, links: string): string | undefined {
  const { href, target, rel } = link
  const chosen = findCountry(readCookie(countryCookie))
  if (chosen && chosen !== readMarket().country) return 'the cookie names another country'
  if (!link.matches(links)) return 'not matched by rove.instant.links'
  if (link.matches(scriptedLinks)) return 'a script answers it'
  if (link.matches(countryLinks)) return 'changes the country'
  if (link.matches(page().viewers ?? ':not(*)')) return 'opens a viewer'
  if (link.closest('[data-no-instant]')) return 'data-no-instant'
  return refusalOf({ href, target, rel, isDownload: link.hasAttribute('download') }, location.href)
}
