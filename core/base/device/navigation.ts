/** What the browser opens: only browsers with a Navigation API say so. */
import { createListen } from '../bus/listen'

/** https://html.spec.whatwg.org/#the-navigateevent-interface */
export interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  /** A text where a file is stored. */
  readonly downloadRequest?: string | null
  readonly canIntercept: boolean
  intercept(options: { readonly focusReset: 'manual'; readonly scroll: 'manual' }): void
}

/** Whether another page is opened, not a file, a mail or a telephone call. */
export function opensPage({ destination: { url, sameDocument }, downloadRequest }: NavigateEvent): boolean {
  return !sameDocument && typeof downloadRequest !== 'string' && url.startsWith('http')
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
  listen<NavigateEvent>(navigation, 'navigate', (event) => {
    // The other page still comes, although its navigation was just called aborted.
    clearTimeout(ending)
    if (opensPage(event)) onBegin()
  })
  listen(navigation, 'navigateerror', () => {
    ending = setTimeout(() => !signal.aborted && onEnd())
  })
}
