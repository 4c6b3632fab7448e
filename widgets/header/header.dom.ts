/** The header's cart, and whether it sticks to the top of the screen. */
import { isPlainPress } from '../../core/device/plain-press'
import { own } from '../../core/input/own'
import { readFlags } from '../../core/page/body-flags.setting'
import { pageBus } from '../../core/page/bus'
import type { Listen } from '../../core/page/listen'
import { observesPage } from '../../core/page/observes-page'
import { guard, report } from '../../core/page/report'
import type { TextLookup } from '../../core/page/texts'
import type { HeaderSelectors } from './header.rules'
import type { HeaderCode } from './header.texts'
import { nameOf } from './header-links.dom'

/** The link to the cart, and what it shows. */
export interface CartLink {
  readonly selectors: { readonly cart: string; readonly count: string }
  readonly t: TextLookup<HeaderCode>
  /** Called with the link's address. */
  onPress(href: string | undefined): void
  readonly listen: Listen
  readonly signal: AbortSignal
}

/**
 * Calls back for each plain press on a link of the cart, and shows how many pieces the cart holds: in the elements for
 * it, and in the accessible name of a link with such an element.
 */
export function connectCart(root: HTMLElement, { selectors, t, onPress, listen, signal }: CartLink): void {
  /** The names of the links, without the number, and their labels as the server has written them. */
  const names = new Map<HTMLElement, { readonly name: string; readonly label: string | null }>()

  function nameLink(link: HTMLElement, n: number): void {
    const known = names.get(link) ?? {
      name: nameOf(link, selectors.count) || t('cart'),
      label: link.getAttribute('aria-label'),
    }
    const { name } = known
    names.set(link, known)
    // The label can have a number of its own.
    link.setAttribute('aria-label', /\d/.test(name) ? name.replace(/\d+/, `${n}`) : t('pieces', { name, n }))
  }

  function showCount(count: number | undefined): void {
    if (count === undefined) return
    for (const link of root.querySelectorAll<HTMLElement>(selectors.cart))
      if (link.matches(selectors.count) || link.querySelector(selectors.count)) nameLink(link, count)
    for (const node of root.querySelectorAll(selectors.count)) node.textContent = String(count)
  }

  listen<MouseEvent>(root, 'click', (event) => {
    const link = (event.target as Element).closest(selectors.cart)
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    onPress(link.getAttribute('href') ?? undefined)
  })
  showCount(pageBus().last('cart:changed')?.count)
  const restore = () => {
    for (const [link, { label }] of names)
      if (label === null) link.removeAttribute('aria-label')
      else link.setAttribute('aria-label', label)
  }
  for (const stop of [
    restore,
    pageBus().on('cart:changed', ({ count }) => showCount(count)),
    pageBus().on('live:refreshed', ({ cart }) => showCount(cart?.count)),
  ])
    signal.addEventListener('abort', stop)
}

/** Whether the page itself shows the cart or the checkout. */
export function pageHasCart(): boolean {
  if (readFlags().pageTypes.includes('page-cart')) return true
  return [...document.querySelectorAll('rove-cart, rove-checkout')].some((tag) => !tag.closest('rove-header'))
}

/** Marks the header with `data-stuck` while it sticks to the top: see the theme's own style. */
export function watchSticking(root: HTMLElement, listen: Listen, signal: AbortSignal): void {
  if (!observesPage()) return
  // The box of a header that sticks from its first pixel never changes, so a point before it is observed. It takes no place.
  const point = document.createElement('span')
  point.dataset.roveStuck = ''
  point.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;visibility:hidden'
  // A copy of the page can have one.
  if (root.previousElementSibling?.matches('[data-rove-stuck]')) root.previousElementSibling.remove()
  root.before(point)
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const { position, top } = getComputedStyle(root)
    const offset = Number.parseFloat(top) || 0
    const mark = ([entry]: readonly IntersectionObserverEntry[]) =>
      root.toggleAttribute('data-stuck', position === 'sticky' && (entry?.boundingClientRect.top ?? 0) < offset)
    observer = new IntersectionObserver(mark, own({ rootMargin: `${-offset}px 0px 0px`, threshold: 1 }))
    observer.observe(point)
  }
  observe()
  listen(window, 'resize', observe)
  signal.addEventListener('abort', () => {
    observer?.disconnect()
    point.remove()
    root.removeAttribute('data-stuck')
  })
}

/** Runs now, and whenever HTML of the header was replaced. */
export function whenReplaced(root: HTMLElement, signal: AbortSignal, run: () => void): void {
  const guarded = guard('<rove-header>', run)
  const observer = new MutationObserver(guarded)
  observer.observe(root, own({ childList: true, subtree: true }))
  signal.addEventListener('abort', () => observer.disconnect())
  guarded()
}

/** Removes carts of a flyout that a copy of the header has brought along. */
export function removeCarts(host: Element): void {
  for (const box of host.querySelectorAll(':scope > [slot=cart]')) box.remove()
}

/** Reports each selector that a page gives in vain. The drawer is a `<details>`. */
export function reportUnmatched(given: HeaderSelectors, used: HeaderSelectors): void {
  for (const [key, selector] of Object.entries(used)) {
    const found = [...document.querySelectorAll(`rove-header :is(${selector})`)]
    const isDrawer = key === 'drawer'
    const isMatched = isDrawer ? found.some(({ localName }) => localName === 'details') : found.length > 0
    const isGiven = Object.entries(given).some(([, value]) => value === selector)
    if (!isMatched && (found.length > 0 || isGiven))
      report('rove.header', `${key} matches no ${isDrawer ? '<details>' : 'element'} in <rove-header>: ${selector}`)
  }
}
