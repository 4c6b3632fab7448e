/** The button of the password form, which reads another text while the form is checked and sent (PAGE-04). */
import { builtIn } from '../../../core/base/input/built-in'
import { own } from '../../../core/base/input/own'
import { cover, forget, note, restore } from '../../../core/base/page/traces'

/**
 * Replaces a button's text. The form still sends the button's own value.
 *
 * @returns the undo
 */
export function replaceLabel(form: HTMLFormElement, button: HTMLElement, text: string): () => void {
  const showOwn = button instanceof HTMLInputElement ? replaceValue(form, button, text) : cover(button, text)
  note(button, 'aria-disabled').setAttribute('aria-disabled', 'true')
  return () => {
    showOwn()
    restore(button, 'aria-disabled')
  }
}

function replaceValue(form: HTMLFormElement, button: HTMLInputElement, text: string): () => void {
  const { name, value } = button
  const ending = new AbortController()
  const keepValue = ({ formData }: FormDataEvent) => {
    if (formData.has(name)) formData.set(name, value)
  }
  builtIn(form).addEventListener('formdata', keepValue, own({ signal: ending.signal }))
  note(button, 'value').value = text
  return () => {
    ending.abort()
    forget(button, 'value').value = value
  }
}
