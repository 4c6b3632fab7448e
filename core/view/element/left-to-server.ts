/** Whether an element keeps the server's HTML while the visitor uses it. */

/** Whether the visitor has started to use the server's HTML during a fallback: then it is not replaced. */
export function isLeftToServer(element: HTMLElement): boolean {
  return (
    element.dataset.roveState === 'fallback' &&
    // In an older browser, an unknown selector in this list matches nothing.
    element.matches(':is(:focus-within,:has(:user-valid,:user-invalid))')
  )
}
