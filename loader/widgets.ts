/**
 * What the loader has to know of an element before its code is there. `rove-love` is the folder `widgets/love` and the
 * built module `love.js`; one without a row is fetched when it is visible.
 */

export type When = 'eager' | 'visible' | 'idle' | 'interaction'

/** When an element's code is fetched, where its tag does not say it with `load`. */
export const usualMoment: Readonly<Record<string, When>> = {
  'rove-search': 'idle',
  'rove-love-count': 'idle',
}

/** The room that elements are given while they are empty and not yet defined. Server HTML inside one keeps its own. */
export const room =
  'rove-search:not(:defined):empty{display:block;height:44px}' +
  'rove-love:not(:defined):empty{display:inline-block;height:44px;width:44px}'
