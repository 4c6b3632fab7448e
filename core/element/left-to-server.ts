/** Whether an element stays as the server wrote it for as long as somebody is at work in it. */

/** The visitor has begun to use what the server rendered while ours did not come: it is not taken away. */
export function isLeftToServer(element: HTMLElement): boolean {
  return (
    element.dataset.roveState === 'fallback' &&
    // What an older browser does not know of this matches nothing.
    element.matches(':is(:focus-within,:has(:user-valid,:user-invalid))')
  )
}
