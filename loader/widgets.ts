/**
 * What the loader has to know of an element before its code is there. `rove-love` is the folder `widgets/love` and the
 * built module `love.js`.
 */

/** Whose code waits for a quiet moment, where the tag does not say another with `load`; all others wait to be seen. */
export const loadsWhenIdle = 'search|love-count|popups|countdown|chat'

/**
 * The room that elements are given while they are empty and not yet defined: a padding all round that makes 44 px.
 * Server HTML inside one keeps its own.
 */
export const room =
  'rove-search:not(:defined):empty{display:block;padding:22px}' +
  'rove-love:not(:defined):empty{display:inline-block;padding:22px}'
