/** Product images have no context menu (PAGE-01). */

import type { Listen } from '../../../core/base/bus/listen'
import { builtIn } from '../../../core/base/input/built-in'
import { adoptInPage } from '../../../core/base/styles/style-sheet'

/**
 * Prevents the menu that the mouse or a long press opens on a product image. The menu key opens the menu of the focused
 * element, such as the link around the image: that menu stays.
 *
 * @param images the selector of product images; those of `<rove-gallery>` always belong to them
 */
export function blockImageMenus(listen: Listen, images: string, signal: AbortSignal): void {
  listen<MouseEvent>(document, 'contextmenu', (event) => {
    const path = (event.composedPath() as Element[]).map((node) => builtIn(node))
    const [image] = path
    if (image?.localName !== 'img' || event.button < 0) return
    if (image.matches(images) || path.some(({ localName }) => localName === 'rove-gallery')) event.preventDefault()
  })
  // Safari on a phone has no such event. Shadow roots inherit the property.
  signal.addEventListener('abort', adoptInPage(`rove-gallery,${images}{-webkit-touch-callout:none}`))
}
