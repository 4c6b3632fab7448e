/** The hours and the link in the server's HTML of a showroom (SHOWROOM-02). */
import { languageTag } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { note, restore } from '../../core/base/page/traces'
import { createTextLookup } from '../../core/base/texts/texts'
import type { Shown } from './showroom.model'
import { formatMinute, isSameDay, mapAddress, mapsOf } from './showroom.rules'
import { showroomTexts } from './showroom.texts'

/** A marked part of a showroom. */
export const partOf = (root: Element, part: 'hours' | 'status' | 'directions'): HTMLElement | null =>
  root.querySelector(`[data-rove-showroom=${part}]`)

/** Creates the function that writes whether a showroom is open, and its undo. */
export function createStatus(status: HTMLElement) {
  const { locale, language } = readMarket()
  const t = createTextLookup(showroomTexts, language)

  return {
    show({ isOpen, changesIn, minute, isElsewhere }: Shown) {
      const change = minute + changesIn
      const values = changesIn < Number.POSITIVE_INFINITY ? formatMinute(languageTag(locale), change) : undefined
      // Elsewhere it may be another day.
      const opening = isSameDay(minute, change) && !isElsewhere ? 'opensAt' : 'opensOn'
      const lasting = isElsewhere ? 'openUntilOn' : 'openUntil'
      note(status, 'data-state', 'text').dataset.state = isOpen ? 'open' : 'closed'
      const text = values ? t(isOpen ? lasting : opening, { ...values }) : t('open')
      status.textContent = values && isElsewhere ? t('localTime', { text }) : text
    },
    clear() {
      restore(status, 'data-state', 'text')
    },
  }
}

/** Lets the link open the device's own maps. @returns the undo */
export function openInMaps(link: HTMLAnchorElement): () => void {
  const { href, target } = link
  const address = mapAddress(mapsOf(navigator.userAgent, navigator.maxTouchPoints), href)
  if (!address) return () => {}
  link.href = address
  // An app leaves an empty tab behind.
  link.target = ''
  return () => {
    link.href = href
    link.target = target
  }
}
