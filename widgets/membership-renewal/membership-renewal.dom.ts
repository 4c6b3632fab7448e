/** The server's form of a renewal (RENEW-01). */
import { createListen } from '../../core/base/bus/listen'
import { requestSubmit } from '../../core/view/form/request-submit'
import { submitButtonOf } from '../../core/view/form/submit-button'
import type { MembershipRenewalModel } from './membership-renewal.types'

/** Asks before a form in the element is submitted. */
export function askBeforeSubmit(element: HTMLElement, model: MembershipRenewalModel, signal: AbortSignal): void {
  const listen = createListen('<rove-membership-renewal>', signal)
  const events: SubmitEvent[] = []

  listen<SubmitEvent>(element, 'submit', (event) => {
    events.push(event)
    if (event.defaultPrevented) return
    const form = event.target as HTMLFormElement
    const { submitter } = event
    // A further button, such as “Cancel membership”, renews nothing.
    if (submitter && submitter !== submitButtonOf(form)) return
    const isSubmitted = model.submit(() => {
      events.length = 0
      const isStillThere = (submitter as HTMLButtonElement | null)?.form === form
      requestSubmit(form, isStillThere ? submitter : null)
      // There is no event if the form is no longer valid, and the page can prevent it.
      return events[0]?.defaultPrevented === false
    })
    if (!isSubmitted) event.preventDefault()
    // A later listener of the page may prevent it.
    else setTimeout(() => event.defaultPrevented && model.restore())
  })
  listen(window, 'pageshow', model.restore)
}
