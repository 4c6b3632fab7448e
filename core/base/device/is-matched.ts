/** Whether an element matches a selector; `undefined` in a browser that does not know the selector. */
export function isMatched(element: Element, selector: string): boolean | undefined {
  try {
    return element.matches(selector)
  } catch {
    return undefined
  }
}

/** Whether a dialog is modal. Chrome before 105 and Safari before 15.6 do not tell: there, each open dialog counts as modal. */
export const isModal = (dialog: HTMLDialogElement): boolean => isMatched(dialog, ':modal') ?? dialog.open
