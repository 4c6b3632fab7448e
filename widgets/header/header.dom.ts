/** The header's cart, and whether it sticks to the top of the screen. */
import { isPlainPress } from '../../core/device/plain-press'
import { own } from '../../core/input/own'
import { readFlags } from '../../core/page/body-flags.setting'
import { pageBus } from '../../core/page/bus'
import type { Listen } from '../../core/page/listen'
import { observesPage } from '../../core/page/observes-page'
import { guard, report } from '../../core/report/report'
import type { TextLookup } from '../../core/texts/texts'
import { nameOf } from '../../core/ui/new-tab'
import { type HeaderSelectors, headerMarks, visitorKinds, where } from './header.rules'
import type { HeaderCode } from './header.texts'
import { formOf } from './header-search.dom'

/** The names of the links to the cart, without the number: kept while a link is moved with its header. */
const names = new WeakMap<HTMLElement, string>()

/** The link to the cart, and what it shows. */
export interface CartLink {
  readonly selectors: { readonly cart: string; readonly count: string }
  readonly t: TextLookup<HeaderCode>
  onPress(link: Element): void
  readonly listen: Listen
  readonly signal: AbortSignal
}

/**
 * Calls back for each plain press on a link of the cart, and shows how many pieces the cart holds: in the elements for
 * it, and in the accessible name of a link with such an element. So does HTML that replaces the header's.
 */
export function connectCart(root: HTMLElement, { selectors, t, onPress, listen, signal }: CartLink): void {
  let known = pageBus().last('cart:changed')?.count
  /** The elements that show what is known. */
  let shown = new WeakSet<Element>()

  function nameLink(link: HTMLElement, n: number): void {
    const name = names.get(link) ?? (nameOf(link, selectors.count) || t('cart'))
    names.set(link, name)
    // The label can have a number of its own.
    link.setAttribute('aria-label', /\d/.test(name) ? name.replace(/\d+/, `${n}`) : t('pieces', { name, n }))
  }

  /** Shows what is known in elements that do not show it yet. */
  function showKnown(): void {
    if (known === undefined) return
    const links = [...root.querySelectorAll<HTMLElement>(selectors.cart)]
    const counted = links.filter((link) => link.matches(selectors.count) || link.querySelector(selectors.count))
    const counts = [...root.querySelectorAll(selectors.count)]
    for (const link of counted) if (!shown.has(link)) nameLink(link, known)
    for (const node of counts) if (!shown.has(node)) node.textContent = String(known)
    for (const node of [...counted, ...counts]) shown.add(node)
  }

  function showCount(count: number | undefined): void {
    if (count === undefined) return
    known = count
    shown = new WeakSet()
    showKnown()
  }

  listen<MouseEvent>(root, 'click', (event) => {
    const link = (event.target as Element).closest(selectors.cart)
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    onPress(link)
  })
  // The page's own script can write another count later: only new elements show it again.
  whenReplaced(root, signal, showKnown)
  for (const stop of [
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
  point.style.cssText = 'position:absolute;width:1px;height:1px;visibility:hidden'
  // A copy of the page can have one.
  if (root.previousElementSibling?.matches('[data-rove-stuck]')) root.previousElementSibling.remove()
  root.before(point)
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const { position, top } = getComputedStyle(root)
    const offset = Number.parseFloat(top) || 0
    const mark = guard(where, ([entry]: readonly IntersectionObserverEntry[]) => {
      const pointTop = entry?.boundingClientRect.top ?? 0
      const isPast = position === 'sticky' && pointTop < offset && root.getClientRects().length > 0
      // Otherwise it has moved with the page.
      const isStuck = isPast && root.getBoundingClientRect().top > (pointTop + offset) / 2
      root.toggleAttribute('data-stuck', isStuck)
      if (isPast && !isStuck) report(where, 'cannot stick: an ancestor has overflow, or its parent ends early')
    })
    observer = new IntersectionObserver(mark, own({ rootMargin: `${-offset}px 0px 0px`, threshold: 1 }))
    observer.observe(point)
  }
  // The first observation comes when the page has its layout: reading a style before would make the browser compute it.
  observer = new IntersectionObserver(observe)
  observer.observe(point)
  listen(window, 'resize', observe)
  signal.addEventListener('abort', () => {
    observer?.disconnect()
    point.remove()
    root.removeAttribute('data-stuck')
  })
}

/** Runs now, and whenever HTML of the header was replaced. */
export function whenReplaced(root: HTMLElement, signal: AbortSignal, run: () => void): void {
  const guarded = guard(where, run)
  const observer = new MutationObserver(guarded)
  observer.observe(root, own({ childList: true, subtree: true }))
  signal.addEventListener('abort', () => observer.disconnect())
  guarded()
}

/** Removes carts of a flyout that a copy of the header has brought along. */
export function removeCarts(host: Element): void {
  for (const box of host.querySelectorAll(':scope > [slot=cart]')) box.remove()
}

/** Reports marks that the header does not know, and a search link without its form. */
export function reportMarks(root: Element, search: string): void {
  const valuesOf = (name: string) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((node) => node.getAttribute(name)?.split(/\s+/) ?? [])
  for (const [name, known] of [
    ['data-rove-header', headerMarks],
    ['data-rove-visitor', visitorKinds],
  ] as const)
    for (const value of valuesOf(name))
      if (!known.some((one) => one === value)) report(where, `${name}="${value}" is unknown; use ${known.join(', ')}`)
  const link = root.querySelector<HTMLAnchorElement>(search)
  if (link && !formOf(link)) report(where, `the search link ${link.getAttribute('href')} names no form`)
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
