/** The page a story stands on: what a shop's server would have written around it. */
import { isLocale, languageTag } from '../core/domain/countries'
import { page } from '../core/page'

/** What the toolbars say. */
export interface Globals {
  readonly country: string
  readonly locale: string
  readonly persona: string
  readonly flag: string
  readonly direction: string
}

/**
 * Writes body classes, language, direction and settings as the toolbars say.
 *
 * @param loved the node ids that the server says are loved
 */
export function setShop({ country, locale, persona, flag, direction }: Globals, loved: readonly number[] = []): void {
  const { documentElement: html, body } = document
  html.lang = isLocale(locale) ? languageTag(locale) : 'en'
  html.dir = direction
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
  const mine = page()
  for (const { value } of mine.shared.values()) value.stop()
  mine.shared.clear()
  delete mine.bus
  // Whoever spoke in the story before has not spoken on this page.
  delete mine.turns
}
