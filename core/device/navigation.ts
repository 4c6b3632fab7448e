/** What the browser opens: only browsers with a Navigation API say so. */
import { createListen } from '../page/listen'

/** https://html.spec.whatwg.org/#the-navigateevent-interface */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  /** A text where a file is stored. */
  readonly downloadRequest?: string | null
}

/**
 * Calls back when the page begins to be left, and when it stays after all, until the signal aborts.
 *
 * @param where the name in reports
 */
export function watchNavigation(where: string, onBegin: () => void, onEnd: () => void, signal: AbortSignal): void {
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  if (!navigation) return
  const listen = createListen(where, signal)
  let ending: ReturnType<typeof setTimeout> | undefined
  listen<NavigateEvent>(navigation, 'navigate', ({ destination: { url, sameDocument }, downloadRequest }) => {
    // The other page still comes, although its navigation was just called aborted.
    clearTimeout(ending)
    if (!sameDocument && typeof downloadRequest !== 'string' && url.startsWith('http')) onBegin()
  })
  listen(navigation, 'navigateerror', () => {
    ending = setTimeout(() => !signal.aborted && onEnd())
  })
}
