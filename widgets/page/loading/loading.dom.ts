/** Finds out when a page request begins and ends (PAGE-07). */
import { loadCode } from '../../../core/async/load-code'
import { safeUrl } from '../../../core/input/safe-url'
import type { Listen } from '../../../core/page/listen'
import { withCode } from '../page.dom'
import type { Begin } from '../page.types'

/** https://html.spec.whatwg.org/#the-navigateevent-interface */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  readonly downloadRequest: string | null
}

/** jQuery 1.4 and later, as Drupal has it. */
interface HostWindow {
  readonly navigation?: EventTarget
  readonly jQuery?: (page: Document) => {
    bind(type: string, run: () => void): void
    unbind(type: string): void
  }
}

/** Begins with each request for another page, and with the ajax requests of jQuery. */
export function watchRequests(listen: Listen, begin: Begin, signal: AbortSignal): void {
  let end = () => {}
  const leave = (event: Event, url: string | undefined) => {
    end()
    if (url) end = begin(() => !event.defaultPrevented)
  }
  const { navigation, jQuery } = globalThis as HostWindow
  if (navigation) {
    listen<NavigateEvent>(navigation, 'navigate', (event) => {
      const { destination, downloadRequest } = event
      // A form's navigation has no download.
      leave(event, destination.sameDocument || typeof downloadRequest === 'string' ? '' : safeUrl(destination.url))
    })
    // The visitor has stopped it.
    listen(navigation, 'navigateerror', () => end())
  } else {
    withCode(loadCode(import('./loading-links.dom')), ({ watchLinks }) => watchLinks(listen, leave))
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
