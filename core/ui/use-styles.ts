import { useLayoutEffect } from 'react'

/** Adopts a style sheet into the shadow root that an element stands in, for as long as it is shown. */
export function useStyles(element: { readonly current: Element | null }, css: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as ShadowRoot
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [element, css])
}
