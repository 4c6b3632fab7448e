/**
 * What the loader knows of elements before their code is loaded. `rove-love` is the folder `widgets/love` and the built
 * module `love.js`.
 */

/**
 * The widgets that load when idle, as alternatives of a regular expression, unless the tag's `load` attribute says
 * otherwise. All others load when visible.
 */
export const idleWidgets = 'search|love-count|chat|popups|countdown|country|page'

/**
 * The space reserved for empty undefined elements: a padding that makes 44 px. Elements with server HTML keep its size.
 */
export const reservedSpace =
  'rove-search:not(:defined):empty{display:block;padding:22px}' +
  'rove-love:not(:defined):empty{display:inline-block;padding:22px}'
