/** The cart's element in the flyout. Its code is the cart's own, which the loader fetches. */
import { own } from '../../../core/input/own'
import { page } from '../../../core/page/page'
import { removeCarts } from '../header.dom'

/** How far the cart has come. */
export type CartProgress = 'loading' | 'ready' | 'fallback'

/**
 * Adds `<rove-cart>` to the header's light DOM, in the slot `cart`. It stands in a container of its own, so that it is
 * laid out for the container's width. It stays the header's only one when the header's HTML is replaced.
 *
 * @param onProgress called now and with each change of the element's state
 * @returns a function that removes it
 */
export function addCart(host: Element, onProgress: (progress: CartProgress) => void): () => void {
  const box = document.createElement('div')
  box.slot = 'cart'
  box.style.containerType = 'inline-size'
  const cart = document.createElement('rove-cart')
  cart.setAttribute('load', 'eager')
  box.append(cart)
  const tell = () => onProgress((cart.dataset.roveState ?? 'loading') as CartProgress)
  const observer = new MutationObserver(tell)
  observer.observe(cart, own({ attributeFilter: ['data-rove-state'] }))
  const place = () => {
    const boxes = host.querySelectorAll(':scope > [slot=cart]')
    if (boxes.length === 1 && boxes[0] === box) return
    removeCarts(host)
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
