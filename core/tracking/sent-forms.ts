/**
 * Emits the event of a submitted form once the shop has accepted it. The next page shows that: a tracked page in the
 * same tab that does not show the form with Drupal's errors (TRACK-04). This condition is proposed.
 */
import { string } from 'valibot'
import { createTabStored } from '../base/device/tab-storage'
import { builtIn } from '../base/input/built-in'
import { shape } from '../base/input/shape'
import { identify } from '../shop/contacts/identify.action'
import type { Collector } from './facts-to-events'
import type { TrackedForm } from './forms'
import { readContact } from './read-contact'

/** The last submitted form, stored until the next page. */
const sent = createTabStored('rove_form', shape({ event: string(), name: string(), selector: string() }))

/** Drupal's marks on invalid fields, and its error messages. */
const errors = '.error,[aria-invalid=true]'
const messages = '.messages.error,.messages--error'

/** Identifies the visitor and stores the form, unless a script prevents the submission. */
export function followForm(event: SubmitEvent, { name, event: causes, selector }: TrackedForm, keeps: boolean): void {
  identify(readContact(event.target as HTMLFormElement), name === 'checkout' ? name : 'form')
  if (!keeps) return
  sent.write({ event: causes, name, selector })
  // Listeners may stop an event after preventing it: only then is it known.
  setTimeout(() => {
    if (event.defaultPrevented) sent.write(undefined)
  })
}

/** Emits the event of the form that the previous page submitted, unless this page shows the form again with errors. */
export function publishSent(emitRequested: Collector['requested']): void {
  const form = sent.read()
  sent.write(undefined)
  if (!form) return
  const again = builtIn(document.querySelector<HTMLFormElement>(form.selector))
  if (again && (again.querySelector(errors) || document.querySelector(messages))) return
  emitRequested([{ event: form.event, params: { form_id: form.name } }])
}
