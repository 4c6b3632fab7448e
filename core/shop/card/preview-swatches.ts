/** A swatch that the visitor points at, focuses or touches changes its card's picture, price and link (LIST-01). */

import type { Listen } from '../../base/bus/listen'
import { builtIn } from '../../base/input/built-in'
import { type CardMoney, showSwatch } from './fill-card'

/** Watches the swatches of all cards in a list, also of those that are added later. */
export function previewSwatches(list: Element, money: CardMoney, listen: Listen): void {
  /** The swatch that each card shows. */
  const shown = new WeakMap<Element, Element>()

  /** @returns whether the card has changed */
  function preview({ target }: Event): boolean {
    const link = builtIn(target as Element).closest<HTMLElement>('[data-rove-card=swatch]')
    const card = link?.closest('[data-nid]')
    if (!link || !card || shown.get(card) === link) return false
    shown.set(card, link)
    showSwatch(card, link, money)
    return true
  }

  listen<PointerEvent>(list, 'pointerover', (event) => {
    if (event.pointerType === 'mouse') preview(event)
  })
  listen(list, 'focusin', preview)
  let touched = false
  // A touch also focuses: whether it has changed the card is known before.
  listen<PointerEvent>(list, 'pointerdown', (event) => {
    touched = event.pointerType !== 'mouse' && preview(event)
  })
  // The first touch of a swatch shows it, the second one opens the product.
  listen<MouseEvent>(list, 'click', (event) => {
    if (touched && builtIn(event.target as Element).closest('[data-rove-card=swatch]')) event.preventDefault()
    touched = false
  })
}
