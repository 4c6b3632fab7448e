/**
 * When a widget's code is loaded. Each strategy watches one element, calls `load` once, and stops. `rove.js` contains only
 * those that tags without a `load` attribute use.
 */
import { own } from '../core/base/input/own'
import { report } from '../core/base/report/report'

type LoadStrategy = (element: Element, load: () => void) => void

/** On a page that is never idle, the code is loaded after this time, in milliseconds. */
const longestWaitMs = 5000

/** When the browser is idle; in the next task where it has no idle callback. */
export const idle: LoadStrategy = (_, load) => {
  if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: longestWaitMs })
  else setTimeout(load)
}

/**
 * When the element or a child of it is in the viewport, or less than 200 px away from it: the element's own box can be smaller
 * than its content, if the page makes it inline or its children float. Also where its tag has no box, because it would
 * never be visible: the page hides undefined elements, or gives the tag `display: contents`. The style is read after
 * layout only: while the page is parsed, the browser would have to compute it for each tag.
 */
export const visible: LoadStrategy = (element, load) => {
  const seen: IntersectionObserverCallback = (entries, observer) => {
    const isNear = entries.some((entry) => entry.isIntersecting)
    if (!isNear && !/none|contents/.test(getComputedStyle(element).display)) return
    observer.disconnect()
    load()
  }
  const observer = new IntersectionObserver(seen, { rootMargin: '200px' })
  for (const one of [element, ...element.children]) observer.observe(one)
}

/** When the visitor points at, touches or focuses the element. A touch dispatches `pointerover` too. */
const interaction: LoadStrategy = (element, load) => {
  for (const event of ['pointerover', 'focusin']) element.addEventListener(event, load, own({ once: true }))
}

const strategies: Readonly<Record<string, LoadStrategy>> = { eager: (_, load) => load(), idle, interaction, visible }

/** Uses the load strategy that a tag's `load` attribute names. An unknown name is reported, and `visible` is used. */
export function waitFor(element: Element, load: () => void, name: string): void {
  const strategy = Object.hasOwn(strategies, name) ? strategies[name] : undefined
  const names = Object.keys(strategies).join(', ')
  if (!strategy) report(element.localName, `load="${name}" is unknown; use one of: ${names}`)
  const wait = strategy ?? visible
  wait(element, load)
}
