/** Which button of a server’s form sends it (TRADE-01, SWATCH-02, RENEW-01, LOVE-02, PAGE-04). */
import { builtIn } from '../../base/input/built-in'

/** What submits a form. */
export type SubmitButton = HTMLButtonElement | HTMLInputElement

/**
 * The button that sends a form: its first one that does not belong to a file, such as Drupal’s “Upload”. Others, such as
 * “Preview”, are the server’s own.
 */
export function submitButtonOf(form: HTMLFormElement | null): SubmitButton | undefined {
  const isOfFile = ({ parentElement: around }: Element) =>
    around !== form && !!around?.querySelector(':scope > input[type=file]')
  const buttons = [...(builtIn(form)?.elements ?? [])].filter(
    (one): one is SubmitButton => (one as SubmitButton).type === 'submit',
  )
  return buttons.find((one) => !isOfFile(one)) ?? buttons[0]
}

/** Tells screen readers that a button does nothing, or that it is of use again. It keeps the focus. */
export function markDisabled(button: Element, isDisabled: boolean): void {
  if (isDisabled) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
}
