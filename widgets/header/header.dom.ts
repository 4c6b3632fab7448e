/** The header's cart, and whether it sticks to the top of the screen. */
import { readFlags } from '../../core/page/body-flags.setting'
import { pageBus } from '../../core/page/bus'
import type { Listen } from '../../core/page/listen'
import { observesPage } from '../../core/page/observes-page'

/**
 * Calls back for each press on a link of the cart, and shows how many pieces the cart holds. A press with a modifier key
 * keeps the browser's default.
 *
 * @param onPress called with the link's address
 */
export function connectCart(
  root: HTMLElement,
  selectors: { readonly cart: string; readonly count: string },
  onPress: (href: string | undefined) => void,
  listen: Listen,
  signal: AbortSignal,
): void {
  const showCount = (count: number | undefined) => {
    if (count === undefined) return
    for (const node of root.querySelectorAll(selectors.count)) node.textContent = String(count)
  }
  listen<MouseEvent>(root, 'click', (event) => {
    const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const link = (event.target as Element).closest(selectors.cart)
    if (!isPlain || !link) return
    event.preventDefault()
    onPress(link.getAttribute('href') ?? undefined)
  })
  showCount(pageBus().last('cart:changed')?.count)
  signal.addEventListener(
    'abort',
    pageBus().on('cart:changed', ({ count }) => showCount(count)),
  )
  signal.addEventListener(
    'abort',
    pageBus().on('live:refreshed', ({ cart }) => showCount(cart?.count)),
  )
}

/** Whether the page itself shows the cart or the checkout. */
export function pageHasCart(): boolean {
  if (readFlags().pageTypes.includes('page-cart')) return true
  return [...document.querySelectorAll('rove-cart, rove-checkout')].some((tag) => !tag.closest('rove-header'))
}

/** Marks the header with `data-stuck` while it sticks to the top: see the theme's own style. */
export function watchSticking(root: HTMLElement, listen: Listen, signal: AbortSignal): void {
  if (!observesPage()) return
  // No observer of intersections notices a header that sticks from its first pixel: its box on the screen never changes.
  const mark = () => {
    const { position, top } = getComputedStyle(root)
    const isAtTop = root.getBoundingClientRect().top < Number.parseFloat(top) + 1
    root.toggleAttribute('data-stuck', scrollY > 0 && position === 'sticky' && isAtTop)
  }
  mark()
  listen(window, 'scroll resize', mark)
  signal.addEventListener('abort', () => root.removeAttribute('data-stuck'))
}

/** Removes carts of a flyout that a copy of the header has brought along. */
export function removeCarts(host: Element): void {
  for (const box of host.querySelectorAll(':scope > [slot=cart]')) box.remove()
}
