/** The page of a story: classes, attributes and settings as a shop's server would write them. */
import { isLocale, languageTag } from '../core/base/country/countries.rules'
import { page } from '../core/base/state/page'

/** The values of the toolbars. */
export interface Globals {
  readonly country: string
  readonly locale: string
  readonly persona: string
  readonly flag: string
  readonly direction: string
  /** `light`: the page says nothing; `dark`; `device`: as the device asks. */
  readonly scheme: string
}

/**
 * Sets body classes, language, direction, colour scheme and settings by the values of the toolbars.
 *
 * @param loved the node ids on the visitor's wishlist
 */
export function setShop(
  { country, locale, persona, flag, direction, scheme }: Globals,
  loved: readonly number[] = [],
): void {
  const { documentElement: html, body } = document
  html.lang = isLocale(locale) ? languageTag(locale) : 'en'
  html.dir = direction
  html.dataset.scheme = scheme
  for (const name of ['membership-only', 'membership-lock', 'compare-prices-locked'])
    body.classList.toggle(name, name === flag)
  body.classList.toggle('logged-in', persona !== 'guest')
  body.classList.toggle('not-logged-in', persona === 'guest')
  const here = { url: location.host, protocol: location.protocol.slice(0, -1) }
  Object.assign(window, {
    roveSettings: {
      basePath: '/',
      uc_love: { user: loved },
      isMembership: persona === 'member',
      rove: { country, locale, search: { appId: 'stories', apiKey: 'stories', hosts: [here] } },
    },
  })
  const shared = page()
  for (const { value } of shared.shared.values()) value.stop()
  shared.shared.clear()
  delete shared.bus
  // The queue remembers dialogs of the previous story.
  delete shared.dialogQueue
}
