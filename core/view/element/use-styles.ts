import { useLayoutEffect } from 'react'
import { putRulesBelow } from '../../base/styles/rules-below'
import { createStyles, layeredStyles } from '../../base/styles/style-sheet'

/** The class of a box in the light DOM: see `inLightDom`. */
export const lightClass = 'rove-light'

/** The id, which no element has, lets these rules take precedence over the page's. */
const lightBox = `:is(#rove-light,.${lightClass})`

/**
 * Adopts a style sheet into an element's shadow root or document. In a light DOM box it applies to that box only, and
 * takes precedence over the page's rules. Its `@keyframes` are known to the whole document.
 *
 * @returns the undo
 */
export function adoptStyles(element: Element, css: string): () => void {
  const root = element.getRootNode() as ShadowRoot
  if (element.closest(`.${lightClass}`)) return createStyles(putRulesBelow(css, lightBox)).adopt(root)
  return (root instanceof ShadowRoot ? layeredStyles(css) : createStyles(css)).adopt(root)
}

/** Adopts a style sheet into the root of an element while it is rendered. */
export function useStyles(element: { readonly current: Element | null }, css: string): void {
  useLayoutEffect(() => (element.current ? adoptStyles(element.current, css) : undefined), [element, css])
}
