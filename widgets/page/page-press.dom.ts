/** Presses on the page's own HTML. */

import type { Listen } from '../../core/base/bus/listen'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'

/** What matches a selector around the element that an event began at, also in an open shadow root. */
export function closestTo<E extends HTMLElement>(event: Event, selector: string): E | null | undefined {
  return builtIn(event.composedPath()[0] as Partial<Element>).closest?.<E>(selector)
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
