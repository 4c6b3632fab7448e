/** The links to the cart in the header, and where the cart is shown (SHELL-03). */

import { pageBus } from '../../core/base/bus/bus'
import type { Listen } from '../../core/base/bus/listen'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { readFlags } from '../../core/base/page/body-flags.setting'
import { note } from '../../core/base/page/traces'
import type { TextLookup } from '../../core/base/texts/texts'
import { watchCartCount } from '../../core/shop/cart/cart-count'
import { nameOf } from '../../core/view/link/new-tab'
import type { HeaderCode } from './header.texts'
import { whenReplaced } from './header-replaced.dom'

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
    note(link, 'aria-label').setAttribute(
      'aria-label',
      /\d/.test(name) ? name.replace(/\d+/, `${n}`) : t('pieces', { name, n }),
    )
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

  function showCount(count: number): void {
    known = count
    shown = new WeakSet()
    showKnown()
  }

  listen<MouseEvent>(root, 'click', (event) => {
    const link = builtIn(event.target as Element).closest(selectors.cart)
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    onPress(link)
  })
  signal.addEventListener('abort', watchCartCount(showCount))
  // The page's own script can write another count later: only new elements show it again.
  whenReplaced(root, signal, showKnown)
}

/** Whether the page itself shows the cart or the checkout. */
export function pageHasCart(): boolean {
  if (readFlags().pageTypes.includes('page-cart')) return true
  return [...document.querySelectorAll('rove-cart, rove-checkout')].some((tag) => !tag.closest('rove-header'))
}
