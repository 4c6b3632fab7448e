/**
 * When a widget's code is loaded; one strategy in each file. Watches one element, calls `load` once, and stops.
 */
export type LoadStrategy = (element: Element, load: () => void) => void
