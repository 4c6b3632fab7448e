/** Checks the form that requests a new password, and leaves sending it to the browser (PAGE-04). */

import type { Language } from '../../../core/base/country/countries.rules'
import { onBfcacheRestore } from '../../../core/base/device/bfcache'
import { builtIn } from '../../../core/base/input/built-in'
import { typedEmail } from '../../../core/base/input/typed.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { isEmail } from '../../../core/shop/contacts/email.rules'
import { submitButtonOf } from '../../../core/view/form/submit-button'
import { leaveLimitMs } from './password.rules'
import { passwordTexts } from './password.texts'
import { replaceLabel } from './password-button.dom'
import { showError } from './password-error.dom'

/**
 * @returns checks a form at its `submit` event, or at the `invalid` event of its field. The event is the browser's own:
 * a valid form is sent by it, and other handlers get it too.
 */
export function createPasswordCheck(
  language: Language,
  signal: AbortSignal,
): (form: HTMLFormElement, event: Event) => void {
  const t = createTextLookup(passwordTexts, language)
  let sending: { readonly form: HTMLFormElement; end(): void } | undefined
  let undoError = () => {}

  const endSending = () => {
    sending?.end()
    sending = undefined
  }
  const stopRestore = onBfcacheRestore(endSending)
  signal.addEventListener('abort', () => {
    stopRestore()
    endSending()
    undoError()
  })

  function refuse(field: HTMLInputElement, event: Event): void {
    stop(event)
    undoError()
    undoError = showError(field, t('wrongEmail'))
  }

  return (form, event) => {
    const field = builtIn(form).querySelector<HTMLInputElement>('input:is([type=email],[type=text],:not([type]))')
    if (!field) return
    if (event.type === 'invalid') {
      if (event.target === field) refuse(field, event)
      return
    }
    if (sending?.form === form) return stop(event)
    endSending()
    const button = (event as SubmitEvent).submitter ?? submitButtonOf(form)
    const restore = button ? replaceLabel(form, button, t('wait')) : () => {}
    if (!isEmail(typedEmail(field.value))) {
      restore()
      return refuse(field, event)
    }
    undoError()
    undoError = () => {}
    const timer = setTimeout(endSending, leaveLimitMs)
    sending = {
      form,
      end() {
        clearTimeout(timer)
        restore()
      },
    }
    // Another handler has taken it over.
    setTimeout(() => event.defaultPrevented && endSending())
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
