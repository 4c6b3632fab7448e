/** A page with links, on which instant pages are started. */
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { startInstant } from '../../../core/instant/instant'

let end = () => {}
/** A link by its address. */
export const link = (path: string) => document.querySelector(`[href="${path}"]`) as HTMLElement
/** The rules of the page, oldest first. */
export const rules = () =>
  [...document.querySelectorAll('script[type=speculationrules]')].map((script) => {
    const [[kind, [rule]]] = Object.entries(JSON.parse(script.textContent ?? '')) as [[string, [{ urls: string[] }]]]
    return `${kind} ${rule.urls.map((url) => new URL(url).pathname + new URL(url).search).join()}`
  })
/** The addresses of the prefetching links. */
export const links = () => [...document.querySelectorAll('link[rel=prefetch]')].map((node) => node.getAttribute('href'))

/** Starts instant pages with this setting, in a browser that has these features. */
export function begin(
  setting: unknown = true,
  { supports = (type: string): boolean => type === 'speculationrules', device = {} } = {},
) {
  vi.stubGlobal('roveSettings', { rove: { instant: setting } })
  vi.stubGlobal('navigator', device)
  Object.assign(HTMLScriptElement, { supports })
  end = startInstant()
}

/** Ends instant pages, so that they can start again. */
export function stop() {
  end()
  page().shared.clear()
}

/** Moves the pointer over a link. */
export function over(path: string, pointerType = 'mouse') {
  link(path).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType }))
}

/** Presses a link. */
export function press(path: string, more: PointerEventInit = {}) {
  const options = { bubbles: true, composed: true, pointerType: 'mouse', button: 0, ...more }
  link(path).dispatchEvent(new PointerEvent('pointerdown', options))
}

/** Rests on a link with the mouse. */
export function rest(path: string) {
  over(path)
  vi.advanceTimersByTime(150)
}

/** Gives each test of a file a page of its own. */
export function eachOnOwnPage() {
  beforeEach(() => {
    vi.useFakeTimers()
    history.replaceState(null, '', '/sofas')
    document.body.innerHTML = `<main>${['/a', '/b', '/c', '/d', '/e', '/a?add=1', '/cart']
      .map((href) => `<a href="${href}"><b>${href}</b></a>`)
      .join('')}<p data-no-instant><a href="/f">f</a></p><a class="use-ajax" href="/g">g</a></main>
    <footer><a href="/h">h</a></footer>`
    vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({ supports: () => true } as never)
  })
  afterEach(() => {
    stop()
    delete page().slowConnection
    delete page().viewers
    document.head.replaceChildren()
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
    Reflect.deleteProperty(HTMLScriptElement, 'supports')
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
