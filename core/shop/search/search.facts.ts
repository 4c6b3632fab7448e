/** The facts of the search. */

/** The visitor searched. */
export interface SearchQueried {
  readonly query: string
  /** The number of matching records in all indexes. */
  readonly count: number
}

/** The visitor went to the results page. */
export interface SearchSubmitted {
  readonly query: string
  /** The page that opens, absolute. */
  readonly href: string
}

/** The visitor chose a suggestion. */
export interface SearchSelected {
  readonly query: string
  readonly index: string
  readonly objectID: string
  readonly href: string
  /** Its position among the suggestions of its index, from 0. */
  readonly place: number
  readonly item: SelectedItem
}

/** A suggestion with the field names of an item in `rove.tracking`, as far as the search service has them. */
export interface SelectedItem {
  /** The record's `objectID`. */
  readonly id: string
  /** The sku: the part of `objectID` before the first dash. */
  readonly id_default: string
  /** The record's `google_tag_id`. */
  readonly id_google: string
  /** The node id; empty where the record has none. */
  readonly nid: string
  readonly name: string
  readonly url: string
  readonly image: string | undefined
  /** In units of the country's currency. */
  readonly price: number | undefined
}

declare module '../../base/bus/facts' {
  interface Facts {
    'search:queried': SearchQueried
    'search:submitted': SearchSubmitted
    'search:selected': SearchSelected
  }
}
