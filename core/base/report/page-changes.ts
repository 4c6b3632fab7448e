/** What a page’s scripts have changed of the platform: names that a report tells its developers. */

/** The number of built-in names on `Object.prototype`. They come before a page's own. */
const builtIn = 12

/** What every object inherits from the page: `Object.prototype has extend, each`; empty where it is nothing. */
export function inheritedNames(): string {
  const names = Object.getOwnPropertyNames(Object.prototype).slice(builtIn).join(', ')
  return names && `Object.prototype has ${names}`
}
