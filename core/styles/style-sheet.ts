/** Creates the style sheets of widgets. */

/** Creates a style sheet in a cascade layer, so that a style sheet that the page adds to our element wins. */
export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer rove{${css}}`)
  return sheet
}

/** Adopts styles into the page itself, where the page's own rules win. @returns the undo */
export function adoptInPage(css: string): () => void {
  const sheet = styleSheet(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
