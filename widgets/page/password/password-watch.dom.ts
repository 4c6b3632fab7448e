/** Loads the check of the password form, and passes its events on (PAGE-04). */
import { loadCode } from '../../../core/base/async/load-code'
import { loadOnce } from '../../../core/base/async/load-once'
import type { Listen } from '../../../core/base/bus/listen'
import type { Language } from '../../../core/base/country/countries.rules'
import { requestSubmit } from '../../../core/view/form/request-submit'
import { withCode } from '../page-code.dom'
import { closestTo } from '../page-press.dom'

/** Checks the form before anything else sees its events: in the capture phase. */
export function watchPasswordForm(listen: Listen, selector: string, language: Language, signal: AbortSignal): void {
  let check: ((form: HTMLFormElement, event: Event) => void) | undefined
  const load = loadOnce(async () => {
    const { rare } = await loadCode(import('../page-rare.dom'))
    check = rare.createPasswordCheck(language, signal)
  })

  listen(
    document,
    'submit invalid',
    (event) => {
      const form = closestTo<HTMLFormElement>(event, selector)
      if (!form) return
      if (check) return check(form, event)
      // Without the code, the server checks the address.
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event as SubmitEvent
      const send = () =>
        // Another script may have replaced the button meanwhile.
        signal.aborted || requestSubmit(form, submitter?.isConnected ? submitter : null)
      withCode(load(), send, () => {
        check = () => {}
        send()
      })
    },
    true,
  )
  if (document.querySelector(selector)) withCode(load(), () => {})
}
