/** The element that the first screen of a page is for, by the kind of the page. */
export const mainTags = {
  home: 'rove-header',
  category: 'rove-listing',
  results: 'rove-search-results',
  product: 'rove-buybox',
  cart: 'rove-cart',
  checkout: 'rove-checkout',
}
