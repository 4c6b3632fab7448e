/** Creates the style sheets of widgets. */

/** Creates a style sheet in a cascade layer, so that a style sheet that the page adds to our element wins. */
export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer rove{${css}}`)
  return sheet
}
