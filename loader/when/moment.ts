/**
 * When to fetch a widget's code: one moment a file. Watches one element, calls when its moment has come, and then
 * ends by itself.
 */
export type Moment = (element: Element, come: () => void) => void
