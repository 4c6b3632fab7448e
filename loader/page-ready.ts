/** When the page is ready: shown to its visitor, and parsed. */

/**
 * Calls `run` once the page is shown: at once, unless the browser only prerenders it. The visitor of a prerendered page
 * may never see it: https://wicg.github.io/nav-speculation/prerendering.html
 */
export function whenShown(run: () => void): void {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run)
  else run()
}

/** Calls `run` once the whole document is parsed: at once where it is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}
