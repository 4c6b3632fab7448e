/** What a page has added to the list. */
export interface Arrival {
  /** The number of items that were new. */
  readonly added: number
  /** The number of the first item that the list shows, from 1. */
  readonly from: number
  /** The number of the last one. */
  readonly shown: number
  /** The number of items on all pages, where it is known. */
  readonly total: number | undefined
  /** The server has no further page. */
  readonly isLast: boolean
}
