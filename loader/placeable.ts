/** What the containers of `place-tags.ts` can become, and by which attributes. */

/** The attributes of elements that have some, without `load`, which all have. */
export const attributesOf: Readonly<Record<string, readonly string[]>> = {
  blog: ['more'],
  buybox: ['nid'],
  community: ['more'],
  countdown: ['end'],
  country: ['without-notice'],
  financing: ['nid'],
  gallery: ['nid'],
  header: ['opens-on-add'],
  hosts: ['pictures'],
  listing: ['more', 'kind', 'list'],
  love: ['nid', 'label'],
  'membership-renewal': ['discount'],
  reviews: ['more'],
  search: ['placeholder', 'without-history'],
  videos: ['more'],
}

/**
 * The elements that `data-rove` in a text cannot place, because whoever writes a text may be a stranger: they take
 * orders, addresses and passwords, or belong to the whole page. The setting `rove.tags` can.
 */
export const inTemplatesOnly =
  /^(cart|checkout|email-cart|membership-renewal|swatch-request|trade-application|country|header|page)$/
