/** How a widget's rules stand among the page's. */

/** In a layer: a style sheet that a page brings into an element of ours counts more. */
export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer rove{${css}}`)
  return sheet
}
