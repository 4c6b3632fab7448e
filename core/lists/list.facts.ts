/** The facts of lists. */

/** A product in a list, with the field names of an item in `rove.tracking`. */
export interface ListedItem {
  readonly nid: string
  readonly name: string
  readonly url: string
  readonly image: string | undefined
  /** The visitor's price, in units of the country's currency. */
  readonly price: number | undefined
}

/** The cards of a further page were added to a list, or a list shows other cards. */
export interface ListShown {
  /** The list's name: `Sofas`. */
  readonly list: string
  /** `index` is the place among all cards that the page shows, from 0. */
  readonly items: readonly (ListedItem & { readonly index: number })[]
}

/** The visitor followed the link of a card. */
export interface ListSelected {
  readonly list: string
  /** The card's place among all cards that the page shows, from 0. */
  readonly index: number
  readonly item: ListedItem
}

declare module '../base/bus/facts' {
  interface Facts {
    'list:shown': ListShown
    'list:selected': ListSelected
  }
}
