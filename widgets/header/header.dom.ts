/** The header's cart, and whether it sticks to the top of the screen. */
import { openCart } from '../../core/cart/open-cart.action'
import { own } from '../../core/input/own'
import { pageBus } from '../../core/page/bus'
import { observesPage } from '../../core/page/observes-page'
import { report } from '../../core/page/report'

/** Opens the cart by its links, and shows how many pieces it holds. The event's default stays with a modifier key. */
export function connectCart(
  root: HTMLElement,
  selectors: { readonly cart: string; readonly count: string },
  signal: AbortSignal,
): void {
  const showCount = (count: number | undefined) => {
    if (count === undefined) return
    for (const node of root.querySelectorAll(selectors.count)) node.textContent = String(count)
  }
  root.addEventListener(
    'click',
    (event) => {
      const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!isPlain || !(event.target as Element).closest(selectors.cart)) return
      event.preventDefault()
      openCart().catch((failure) => report('header', failure))
    },
    own({ signal }),
  )
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

/** Marks the header with `data-stuck` while it sticks to the top: see the theme's own style. */
export function watchSticking(root: HTMLElement, signal: AbortSignal): void {
  if (!observesPage()) return
  // A pixel above the screen: what sticks at the top is never wholly in view.
  const options = own({ rootMargin: '-1px 0px 0px', threshold: 1 })
  const observer = new IntersectionObserver(([entry]) => {
    const isStuck = getComputedStyle(root).position === 'sticky' && (entry?.boundingClientRect.top ?? 1) <= 0
    root.toggleAttribute('data-stuck', isStuck && scrollY > 0 && (entry?.intersectionRatio ?? 1) < 1)
  }, options)
  observer.observe(root)
  signal.addEventListener('abort', () => observer.disconnect())
}
