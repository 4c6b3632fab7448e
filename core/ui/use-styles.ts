import { useLayoutEffect } from 'react'

/** The class of a box in the light DOM: see `inLightDom`. */
export const lightClass = 'rove-light'

/**
 * Adopts a style sheet into an element's shadow root or document. In a light DOM box it applies to that box only, and
 * takes precedence over the page's rules.
 *
 * @param names rules that are global to the tree: `@keyframes`
 * @returns the undo
 */
export function adoptStyles(element: Element, css: string, names = ''): () => void {
  const root = element.getRootNode() as ShadowRoot
  const sheet = new CSSStyleSheet()
  const inLight = element.closest(`.${lightClass}`)
  const layered = root instanceof ShadowRoot ? `@layer rove{${css}}` : css
  sheet.replaceSync(inLight ? `:is(#rove-light,.${lightClass}){${css}}${names}` : layered)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Adopts a style sheet into the root of an element while it is rendered. */
export function useStyles(element: { readonly current: Element | null }, css: string): void {
  useLayoutEffect(() => (element.current ? adoptStyles(element.current, css) : undefined), [element, css])
}
