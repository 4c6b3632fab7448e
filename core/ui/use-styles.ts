import { useLayoutEffect } from 'react'

/** The class of a box that widgets render in among the page's own nodes: see `inLightDom`. */
export const lightClass = 'rove-light'

/**
 * Adopts a style sheet into the tree that an element stands in. In a box of the page's own nodes it holds in that box
 * alone, and the page's rules, which could meet the same nodes, weigh less.
 *
 * @param names rules that name something for the whole tree: `@keyframes`
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

/** Adopts a style sheet into the shadow root or box that an element stands in, for as long as it is shown. */
export function useStyles(element: { readonly current: Element | null }, css: string): void {
  useLayoutEffect(() => (element.current ? adoptStyles(element.current, css) : undefined), [element, css])
}
