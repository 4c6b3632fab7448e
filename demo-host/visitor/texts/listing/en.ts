/** The words of category pages in English; the other languages say the same. */
export const listingEn = {
  /** `{n}`: 4 or 6. */
  listColumns: '{n} columns',
  listPrevious: 'Previous page',
  /** As `<rove-listing>` says it. `{n}`: how many are shown. */
  listPlace: '{n} of {total}',
  /** The same of a later page. `{from}`: the number of its first item. */
  listRange: '{from}–{n} of {total}',
  listPages: 'Pages',
  listTop: 'Back to top',
  listSkip: 'Skip the products',
  listEnd: 'End of the products',
  listAll: 'All',
  listSort: 'Sort by',
  listUsual: 'Recommended',
  listCheap: 'Price, low to high',
  listDear: 'Price, high to low',
  listApply: 'Apply',
  listNone: 'No products match these filters.',
  cardSold: 'Sold Out',
  cardNotify: 'Sold Out - Notify Me',
} as const

/** These words in one language. */
export type ListingTexts = Readonly<Record<keyof typeof listingEn, string>>
