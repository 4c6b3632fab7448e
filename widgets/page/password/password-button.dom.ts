/** The button of the password form, which reads another text while the form is checked and sent (PAGE-04). */
import { builtIn } from '../../../core/input/built-in'
import { own } from '../../../core/input/own'

/**
 * Replaces a button's text. The form still sends the button's own value.
 *
 * @returns the undo
 */
export function replaceLabel(form: HTMLFormElement, button: HTMLElement, text: string): () => void {
  const restore = button instanceof HTMLInputElement ? replaceValue(form, button, text) : replaceContent(button, text)
  const isDisabled = button.getAttribute('aria-disabled')
  button.setAttribute('aria-disabled', 'true')
  return () => {
    restore()
    if (isDisabled === null) button.removeAttribute('aria-disabled')
    else button.setAttribute('aria-disabled', isDisabled)
  }
}

function replaceValue(form: HTMLFormElement, button: HTMLInputElement, text: string): () => void {
  const { name, value } = button
  const ending = new AbortController()
  const keepValue = ({ formData }: FormDataEvent) => {
    if (formData.has(name)) formData.set(name, value)
  }
  builtIn(form).addEventListener('formdata', keepValue, own({ signal: ending.signal }))
  button.value = text
  return () => {
    ending.abort()
    button.value = value
  }
}

function replaceContent(button: HTMLElement, text: string): () => void {
  const content = [...button.childNodes]
  button.replaceChildren(text)
  return () => button.replaceChildren(...content)
}
