/** The pages of a list that are on the page. */
export interface ShownPages {
  /** What contains the items. A script of the page can replace it. */
  readonly grid: HTMLElement
  /** The number of the first page. */
  readonly first: number
  /** The number of items on each page. */
  readonly sizes: readonly number[]
  /** The items in their order. */
  items(): HTMLElement[]
  /** The address of one of the pages. */
  hrefOf(page: number): string
}
