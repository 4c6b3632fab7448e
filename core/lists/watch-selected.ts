/** Publishes which card of a list the visitor has followed (TRACK-01). */
import type { Listen } from '../base/bus/listen'
import { builtIn } from '../base/input/built-in'
import type { ListedItem, ListSelected } from './list.facts'

/** A list whose cards are followed. */
export interface FollowedList {
  /** Its name in the facts. */
  readonly name: string
  /** A CSS selector for the cards that are products. */
  readonly cards: string
  itemOf(card: HTMLElement): ListedItem
}

/** A press that another listener has prevented is none. */
export function watchSelected(
  element: HTMLElement,
  { name, cards, itemOf }: FollowedList,
  publish: (fact: 'list:selected', payload: ListSelected) => void,
  listen: Listen,
): void {
  listen<MouseEvent>(element, 'click', (event) => {
    const link = builtIn(event.target as Element).closest('[data-rove-card=link],[data-rove-card=swatch]')
    const card = link?.closest<HTMLElement>(cards)
    if (!card || event.defaultPrevented) return
    const index = [...(card.parentElement?.children ?? [])].indexOf(card)
    publish('list:selected', { list: name, index, item: itemOf(card) })
  })
}
