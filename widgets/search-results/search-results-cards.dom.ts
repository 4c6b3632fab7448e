/** The cards of results. Those beyond a screen are blank at first: they get their content while the page is idle. */
import { whenIdle } from '../../core/base/async/schedule'
import { numbered } from '../../core/base/input/numbered'
import type { ResultsPlace } from '../../core/shop/search/results-page.rules'
import type { ResultType } from '../../core/shop/search/results-path.rules'
import { filledAtOnce, filledInStep } from './search-results.rules'
import type { FoundCard, ShownCard, WriteDeps } from './search-results.types'
import { makeCards, makeList } from './search-results-list.dom'
import { findPart } from './search-results-parts.dom'

/** The cards that a page has made. */
export interface MadeCards {
  /** Makes the cards of one page. */
  make(cards: readonly FoundCard[], place: ResultsPlace): HTMLElement[]
  /** The result of a card; `undefined` if it is the server's, or was not given one. */
  cardOf(element: Element): ShownCard | undefined
  /** A card without content; `undefined` if the server has no template of its type. */
  blank(place: ResultsPlace): HTMLElement | undefined
  /** Gives it its content. */
  fill(blank: HTMLElement, card: FoundCard, place: ResultsPlace): void
}

/** @param root the element around the server's page */
export function createCards(root: HTMLElement, { money, onCards }: WriteDeps): MadeCards {
  const known = new WeakMap<Element, ShownCard>()
  const patterns = new Map<ResultType, Element>()
  /** Of a card, in pixels. It is measured in idle moments, because the browser would have to lay out the page for it. */
  let height = 0

  function measure(): void {
    height = (findPart(root, 'list')?.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0
  }

  /** The card of a type's template. */
  function patternOf(type: ResultType): Element | undefined {
    const pattern = patterns.get(type) ?? makeList(root, type)?.pattern
    if (pattern) patterns.set(type, pattern)
    return pattern
  }

  function fill(element: HTMLElement, card: FoundCard, place: ResultsPlace): void {
    const pattern = patternOf(place.type)
    const [made] = pattern ? makeCards(pattern, [card.content], money) : []
    if (!made) return
    for (const { name, value } of made.attributes) element.setAttribute(name, value)
    element.append(...made.childNodes)
    element.style.blockSize = ''
    known.set(element, { ...card, page: place.page })
  }

  function fillWhenIdle(waiting: (readonly [blank: HTMLElement, card: FoundCard])[], place: ResultsPlace): void {
    if (waiting.length === 0) return
    whenIdle(() => {
      for (const [blank, card] of waiting.splice(0, filledInStep)) fill(blank, card, place)
      if (waiting.length === 0) {
        onCards('filled', [])
        measure()
      }
      fillWhenIdle(waiting, place)
    })
  }

  const blank = ({ type }: ResultsPlace) => patternOf(type)?.cloneNode(false) as HTMLElement | undefined

  whenIdle(measure)

  return {
    make(cards, place) {
      const made = numbered(cards).flatMap(([n, card]) => {
        const element = blank(place)
        if (!element) return []
        if (n < filledAtOnce) fill(element, card, place)
        else {
          element.style.blockSize = `${height}px`
          element.setAttribute('data-nid', card.content.nid)
          known.set(element, { ...card, page: place.page })
        }
        return [[element, card] as const]
      })
      fillWhenIdle(made.slice(filledAtOnce), place)
      return made.map(([element]) => element)
    },
    cardOf: (element) => known.get(element),
    blank,
    fill,
  }
}
