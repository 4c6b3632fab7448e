import { builtIn } from '../../base/input/built-in'
import { make } from '../../base/page/traces'

/** Submits a form as its button does: the browser checks the fields, and there is a `submit` event. */
export function requestSubmit(form: HTMLFormElement, button: HTMLElement | null = null): void {
  const own = builtIn(form)
  if (own.requestSubmit) own.requestSubmit(button)
  // Safari before 16.
  else if (button) button.click()
  else {
    const pressed = make('button', { type: 'submit', hidden: true })
    own.append(pressed)
    pressed.click()
    pressed.remove()
  }
}
