/** Finds out when a page request begins and ends (PAGE-07). */

import type { Listen } from '../../../core/base/bus/listen'
import { type NavigateEvent, opensPage } from '../../../core/base/device/navigation'
import type { Begin } from '../page.types'
import { watchLinks } from './loading-links.dom'

/** https://html.spec.whatwg.org/#navigation-interface */
interface Navigation extends EventTarget {
  /** Present while a script answers a navigation within the document, until after its last event. */
  readonly transition: object | null
}

/** jQuery 1.4 and later, as Drupal has it. */
interface HostWindow {
  readonly navigation?: Navigation
  readonly jQuery?: (page: Document) => {
    bind(type: string, run: () => void): void
    unbind(type: string): void
  }
}

/** Begins with each request for another page, and with the ajax requests of jQuery. */
export function watchRequests(listen: Listen, begin: Begin, signal: AbortSignal): void {
  let end = () => {}
  let ending: ReturnType<typeof setTimeout> | undefined
  const leave = (event: Event, url: string | undefined) => {
    end()
    if (url) end = begin(() => !event.defaultPrevented)
  }
  const { navigation, jQuery } = globalThis as HostWindow
  if (navigation) {
    listen<NavigateEvent>(navigation, 'navigate', (event) => {
      const { sameDocument, url } = event.destination
      // The other page still comes, although its navigation was just called aborted.
      if (sameDocument) clearTimeout(ending)
      else leave(event, opensPage(event) ? url : undefined)
    })
    listen(navigation, 'navigatesuccess navigateerror', ({ type }) => {
      if (navigation.transition) end()
      // The visitor has stopped it.
      else if (type === 'navigateerror') ending = setTimeout(end)
    })
  } else {
    watchLinks(listen, leave)
  }
  // The visitor does something else here: an answer without a page, as a file to store, ends without an event.
  listen(window, 'focus pageshow pagehide', () => end())
  listen<KeyboardEvent>(window, 'keydown', ({ key }) => key === 'Escape' && end())
  watchAjax(jQuery, begin, signal)
}

/** jQuery tells when its first request begins and its last one has ended. */
function watchAjax(jQuery: HostWindow['jQuery'], begin: Begin, signal: AbortSignal): void {
  if (typeof jQuery !== 'function') return
  const page = jQuery(document)
  let end = () => {}
  page.bind('ajaxStart.rove', () => {
    end()
    end = begin()
  })
  page.bind('ajaxStop.rove', () => end())
  signal.addEventListener('abort', () => page.unbind('.rove'))
}
