/**
 * What the loader knows of elements before their code is loaded. `rove-search` is the folder `widgets/search` and the
 * built module `search.js`.
 */

/**
 * The widgets that load when idle, as alternatives of a regular expression, unless the tag's `load` attribute says
 * otherwise. All others load when visible.
 */
export const idleWidgets = 'search|love-count|chat|popups|countdown|country|page'

/**
 * The tags that are never loaded for a crawler, whatever the page requests (POP-03). What loads when idle is not loaded for
 * one either, unless the tag's `load` attribute says otherwise.
 */
export const excludedForCrawlers = /^rove-(popups|countdown|chat)$/

/** The tags of every page's first screen. Their files are requested as soon as a tag is found; it starts at its moment. */
export const firstTags = /^rove-(header|search)$/

/**
 * The widgets that are built into one file, because a page that has one of them mostly has the others: `home-poem` into
 * `home.js`, from `widgets/home.elements.ts`. The group is the name of the file.
 */
export const joined = /^(home|love)-.*/

/** The name of the built file that has a tag's element. */
export const fileOf = (tag: string) => tag.slice('rove-'.length).replace(joined, '$1')

/** The elements that are no blocks: they stand in a line of text, or have no box of their own. */
export const notBlocks = 'rove-love,rove-love-count,rove-country,rove-chat,rove-page'

/**
 * The boxes of elements whose code has not come. A block has a block's box, also where it keeps the server's HTML: a
 * browser gives unknown tags one line, so that a picture inside would not count as visible. The page's own style wins.
 * Empty ones have the space of 44 px.
 */
export const undefinedBoxes =
  `:where([data-rove-state]:not(:defined,${notBlocks},[hidden])){display:block}` +
  'rove-search:not(:defined):empty{display:block;padding:22px}' +
  'rove-love:not(:defined):empty{display:inline-block;padding:22px}'
