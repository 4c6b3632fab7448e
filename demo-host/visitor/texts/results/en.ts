/** The words of the results page in English; the other languages say the same. */
export const resultsEn = {
  results: 'Results for “{query}”',
  tabProducts: 'In Products',
  tabPhotos: 'In Photos',
  tabReviews: 'In Reviews',
  tabPages: 'In Pages',
  tabLooks: 'In Looks',
  noProducts: 'No products found.',
  noPhotos: 'No photos found.',
  noReviews: 'No reviews found.',
  noPages: 'No pages found.',
  nothing: 'Nothing found.',
  noneFound: "Oh no, sorry we couldn't find that",
  noneHint: 'Try fewer words, a material or a colour, or begin with one of these.',
  resultTypes: 'Types of results',
  /** `{n}`: the number of products found, by the plural rules of the language. */
  /** `{n}`: the number of other results. */
  foundResult: '{n} result',
  foundResults: '{n} results',
  /** `{shown}`: the number of results on this page. `{all}`: the number of all. */
  shownResults: '{shown} of {all} results',
  /** `{query}`: what was typed. */
  noneAsTyped: 'Nothing was found for “{query}”.',
  fewerWords: 'Found with fewer words',
  refine: 'Refine',
  sortBy: 'Sort by',
  sortBest: 'Best match',
  sortPriceAsc: 'Price, low to high',
  sortPriceDesc: 'Price, high to low',
  sortNewest: 'Newest',
  kind: 'Type',
  moreTypes: 'More',
  showResults: 'Show results',
  chosenFilters: 'Chosen filters',
  /** `{name}`: the chosen value. */
  removeFilter: 'Remove {name}',
  delivered: 'Delivered to {place}',
  notDelivered: 'Not delivered to {place}',
  clearFilters: 'Clear all',
  resultPages: 'Pages of results',
  previousPage: 'Previous',
  /** `{n}`: this page. `{all}`: how many there are. */
  pageOf: 'Page {n} of {all}',
}

/** These words in one language. */
export type ResultsTexts = Readonly<Record<keyof typeof resultsEn, string>>
