/**
 * A form that was sent counts once the shop has taken it, which the next page shows: a tracked page in the same tab that
 * does not show the form with Drupal's errors. Source: document 3, section 2 (TRACK-04); when it counts is proposed.
 */
import { string } from 'valibot'
import { identify } from '../contacts'
import { createTabStored } from '../device/tab-storage'
import { shape } from '../shape'
import type { Collector } from './collector'
import type { TrackedForm } from './forms'
import { readContact } from './read-contact'

/** The form that was sent last, until the next page. */
const sent = createTabStored('rove_form', shape({ event: string(), name: string(), selector: string() }))

/** What Drupal marks fields with that it refuses, and the list of its reasons. */
const errors = '.error,[aria-invalid=true]'
const messages = '.messages.error,.messages--error'

/** Passes on who filled it in, and remembers it, unless a script keeps the browser from sending it. */
export function followForm(event: SubmitEvent, { name, event: causes, selector }: TrackedForm, keeps: boolean): void {
  identify(readContact(event.target as HTMLFormElement), name === 'checkout' ? name : 'form')
  if (!keeps) return
  sent.write({ event: causes, name, selector })
  // Listeners may stop an event after preventing it: only then is it known.
  setTimeout(() => {
    if (event.defaultPrevented) sent.write(undefined)
  })
}

/** Publishes the form that the page before has sent, unless this one shows it again with what is wrong with it. */
export function publishSent(asked: Collector['asked']): void {
  const form = sent.read()
  sent.write(undefined)
  if (!form) return
  const again = document.querySelector(form.selector)
  if (again && (again.querySelector(errors) || document.querySelector(messages))) return
  asked([{ event: form.event, params: { form_id: form.name } }])
}
