/** What the parts of the results page pass to each other. */

import type { TextLookup } from '../../core/base/texts/texts'
import type { CardContent } from '../../core/shop/card/card.types'
import type { CardMoney } from '../../core/shop/card/fill-card'
import type { ResultCard } from '../../core/shop/search/result-card.contract'
import type { FacetName, ResultsPlace } from '../../core/shop/search/results-page.rules'
import type { Model } from '../../core/view/element/definition'
import type { ResultsState } from './search-results.machine'
import type { ResultsCode } from './search-results.texts'

/** The number of products of each value of each facet; `undefined` if the service has not counted it. */
export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>> | undefined>>

/** A result with what its card shows. */
export interface FoundCard {
  readonly fields: ResultCard
  readonly content: CardContent
}

/** A result on the page. */
export interface ShownCard extends FoundCard {
  /** The number of its page. */
  readonly page: number
}

/** The answer to one place. */
export interface Found {
  readonly cards: readonly FoundCard[]
  /** The number of all results of the type. */
  readonly count: number
  /** The number of pages. */
  readonly pages: number
  /** Only of products. */
  readonly facetCounts: FacetCounts | undefined
  /** Where they were asked for. */
  readonly categories: readonly CardContent[] | undefined
}

/** What the page is written with. */
export interface WriteDeps {
  readonly basePath: string
  readonly money: CardMoney
  readonly t: TextLookup<ResultsCode>
  formatCount(count: number): string
  /**
   * `new`: other results are shown. `more`: a page was added. `filled`: their last cards have content. `again`: what
   * was shown before is shown again.
   */
  onCards(change: 'new' | 'more' | 'filled' | 'again', added: readonly Element[]): void
}

/** The server's results page. */
export interface ResultsPage {
  /** The facets and the order that the form shows. */
  readChoice(): Pick<ResultsPlace, 'facets' | 'sort'>
  /** Shows the facets and the order of a place in the form. */
  writeChoice(place: ResultsPlace): void
  /** What a place's choice adds to that of the shown place, by its names on the page. */
  nameAdded(place: ResultsPlace, shown: ResultsPlace): string
  /** While results are on their way, links to further pages do nothing. */
  setBusy(isBusy: boolean): void
  /** Says that results are loading, until they are no longer. */
  writeLoading(): void
  /** Ends the loading state that an earlier element has left in this HTML, after a move or a copy of the page. @param place the results that are shown */
  endEarlierSearch(place: ResultsPlace): void
  /** Shows the results of a place. */
  show(place: ResultsPlace, found: Found): void
  /** Adds the next page below the shown ones. */
  append(place: ResultsPlace, found: Found): void
  /** Remembers what is shown, under the address of its place. */
  keep(path: string): void
  /** Shows again what was remembered, and says how many results it has. @returns false where nothing was */
  restore(path: string): boolean
  /** Whether the page offers categories, and has none yet: those of a query stay (RESULTS-03). */
  wantsCategories(): boolean
  /** Whether the server has a template for the results of this type. */
  canShow(type: ResultsPlace['type']): boolean
  /** A place as the server answers it: a type without results is replaced by the one with the most (RESULTS-05). */
  answered(place: ResultsPlace): ResultsPlace
}

/** The cards of the page, for what is remembered of them. */
export interface ResultsCards {
  /** The list with the cards. */
  list(): HTMLElement | null
  /** A card's result; `undefined` if it is the server's, or has no content. */
  cardOf(element: Element): ShownCard | undefined
  /** A card without content. */
  blank(place: ResultsPlace): HTMLElement | undefined
  /** Gives it its content. */
  fill(blank: HTMLElement, card: FoundCard, place: ResultsPlace): void
  /**
   * Says how many of the results are shown, and links to the page after them, and to the one before.
   *
   * @param first the number of the first shown page
   */
  showPaging(place: ResultsPlace, first: number): void
}

/** The model of the results page. */
export interface SearchResultsModel extends Model<ResultsState> {
  /** Asks for the failed place again. */
  retry(): void
  dismiss(): void
}
