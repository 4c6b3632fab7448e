/** The cart's element in the flyout. Its code is the cart's own, which the loader fetches. */
import { own } from '../../../core/base/input/own'
import { make } from '../../../core/base/page/traces'
import { guard } from '../../../core/base/report/report'
import { page } from '../../../core/base/state/page'

/** How far the cart has come. `empty`: it is ready, and has no lines. */
export type CartProgress = 'loading' | 'ready' | 'empty' | 'fallback'

/** Cart events that the flyout uses. */
export interface CartEvents {
  /** Called now and with each change. */
  onProgress(progress: CartProgress): void
  /** The visitor goes on from the empty cart to the shop: in the flyout, the visitor is there already. */
  onBrowse(): void
}

/**
 * Adds `<rove-cart>` to the header's light DOM, in the slot `cart`. It stays the header's only one when the header's
 * HTML is replaced.
 *
 * @returns a function that removes it
 */
export function addCart(host: Element, { onProgress, onBrowse }: CartEvents): () => void {
  const cart = make('rove-cart')
  cart.setAttribute('load', 'eager')
  const box = make('div', { slot: 'cart' }, cart)
  const observer = new MutationObserver(tell)
  function tell(): void {
    const { roveState = 'loading', empty } = cart.dataset
    onProgress(roveState === 'ready' && empty !== undefined ? 'empty' : (roveState as CartProgress))
  }
  observer.observe(cart, own({ attributeFilter: ['data-rove-state', 'data-empty'] }))
  const browse = (event: Event) => {
    event.preventDefault()
    onBrowse()
  }
  box.addEventListener('rove:cart:browse-requested', guard(host.localName, browse))
  const place = () => {
    const boxes = host.querySelectorAll(':scope > [slot=cart]')
    if (boxes.length === 1 && boxes[0] === box) return
    // A copy of the header can have brought others along.
    for (const other of boxes) other.remove()
    host.append(box)
  }
  place()
  const replacing = new MutationObserver(place)
  replacing.observe(host, own({ childList: true }))
  page().scan?.(box)
  tell()
  return () => {
    observer.disconnect()
    replacing.disconnect()
    box.remove()
  }
}
