/** Listens to the page's own HTML. */
import { isPlainPress } from '../../core/device/plain-press'
import { createListen, type Listen } from '../../core/page/listen'
import { report } from '../../core/report/report'

/** The name of the element, also in reports. */
export const where = 'rove-page'

/** A function that listens until the signal aborts. */
export const listenUntil = (signal: AbortSignal): Listen => createListen(where, signal)

/** What matches a selector around the element that an event began at, also in an open shadow root. */
export function closestTo<E extends HTMLElement>(event: Event, selector: string): E | null | undefined {
  return (event.composedPath()[0] as Partial<Element>).closest?.<E>(selector)
}

/** Replaces what the browser does at a plain press. With a key or another button, it stays the browser's. */
export function onPress(listen: Listen, selector: string, run: (element: HTMLElement) => void): void {
  listen<MouseEvent>(document, 'click', (event) => {
    const pressed = closestTo(event, selector)
    if (!pressed || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    run(pressed)
  })
}

/** Uses code once it is there. A failure is reported. */
export function withCode<Code>(code: Promise<Code>, use: (code: Code) => unknown, otherwise?: () => void): void {
  code.then(use).catch((failure: unknown) => {
    report(where, failure)
    otherwise?.()
  })
}
