/**
 * What the loader has to know of an element before its code is there. `rove-love` is the folder `widgets/love` and the
 * built module `love.js`; one without a row is fetched when it is visible.
 */

export type When = 'eager' | 'visible' | 'idle' | 'interaction'

/** When an element's code is fetched, where its tag does not say it with `load`. */
export const usualMoment: Readonly<Record<string, When>> = {
  'rove-search': 'idle',
  'rove-love-count': 'idle',
  'rove-popups': 'idle',
  'rove-countdown': 'idle',
  'rove-chat': 'idle',
}

/**
 * The room that elements are given while they are empty and not yet defined: a padding all round that makes 44 px.
 * Server HTML inside one keeps its own.
 */
export const room =
  'rove-search:not(:defined):empty{display:block;padding:22px}' +
  'rove-love:not(:defined):empty{display:inline-block;padding:22px}'
