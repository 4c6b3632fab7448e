/** Creates the style sheets of elements and adopts them. No other file does. */
import { styleNodes } from './style-nodes'
import type { Styles } from './styles.types'

/** Creates a style sheet. */
export function createStyles(css: string): Styles {
  if (!document.adoptedStyleSheets) return styleNodes(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return {
    replace: (text) => sheet.replaceSync(text),
    adopt(root) {
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      return () => {
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    },
  }
}

/** Creates a style sheet in a cascade layer, so that a style sheet that the page adds to our element wins. */
export const layeredStyles = (css: string): Styles => createStyles(`@layer rove{${css}}`)

/** Adopts styles into the page itself, where the page's own rules win. @returns the undo */
export const adoptInPage = (css: string): (() => void) => layeredStyles(css).adopt(document)
