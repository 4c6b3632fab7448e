/** The grid of 4 or 6 columns (LIST-03). */

import type { Listen } from '../../core/base/bus/listen'
import { writeCookie } from '../../core/base/device/cookies'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { gridColumns, gridCookie, gridCookieDays } from '../../core/lists/grid.rules'
import { anchorIn, scrollToAnchor } from '../../core/lists/list-anchor'
import { partOf } from '../../core/lists/list-part'
import type { ListPages } from './listing.dom'

/** Changes the columns without a new page. The item at the top of the screen stays there. */
export function watchColumns(element: Element, pages: ListPages, listen: Listen): void {
  const choice = partOf(element, 'columns')
  if (!choice) return
  listen<MouseEvent>(choice, 'click', (event) => {
    const link = builtIn(event.target as Element).closest<HTMLElement>('[data-columns]')
    const columns = gridColumns.find((one) => `${one}` === link?.dataset.columns)
    if (!link || !columns || !isPlainPress(event)) return
    event.preventDefault()
    writeCookie(gridCookie, `${columns}`, gridCookieDays)
    const anchor = anchorIn(pages.items())
    pages.grid.dataset.columns = `${columns}`
    for (const other of choice.querySelectorAll('[data-columns]'))
      if (other === link) other.setAttribute('aria-current', 'true')
      else other.removeAttribute('aria-current')
    if (anchor && anchor.top < 0) scrollToAnchor(anchor)
  })
}
