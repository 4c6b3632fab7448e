/** The page's own forms, as far as they are tracked: which they are, and who filled them in. Source: document 3, sections 2 and 3 (TRACK-04, TRACK-06). */
import type { Contact } from '../contacts'
import type { EventRow } from './events/event-row'
import { type EventName, events } from './events/events'

/** One form that causes an event when it is sent. */
export interface TrackedForm {
  readonly event: EventName
  readonly name: string
  readonly selector: string
}

/** All of them. */
export const trackedForms: readonly TrackedForm[] = (Object.entries(events) as [EventName, EventRow][]).flatMap(
  ([event, { forms = {} }]) => Object.entries(forms).map(([name, selector]) => ({ event, name, selector })),
)

type Written = Exclude<keyof Contact, 'swatches' | 'amount'>

/**
 * What a field's name says of a person, the first that fits: in whatever brackets and words a form has put it. A
 * recipient's address is nobody's own.
 */
const fields: readonly (readonly [Written, RegExp])[] = [
  ['recipient', /recipient/],
  ['email', /e?mail/],
  ['sender', /sender/],
  ['firstname', /first_?name|fname/],
  ['lastname', /last_?name|lname/],
  ['mobile_phone', /mobile/],
  ['phone', /phone/],
  ['company', /company/],
  ['country', /country/],
  ['name', /^(full_?|your_?)?name$/],
]

/** The tracked form that was sent, if it is one. */
export function findTrackedForm(form: Element): TrackedForm | undefined {
  return trackedForms.find(({ selector }) => form.matches(selector))
}

/** Who filled a form in, as far as its fields say so. */
export function readContact(form: HTMLFormElement): Contact {
  const told: Record<string, string | string[] | number> = {}
  for (const [given, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value.trim()) continue
    const name = lastWord(given)
    if (name === 'amount' && Number(value) > 0) told.amount = Number(value)
    if (name === 'swatches') told.swatches = [...((told.swatches as string[]) ?? []), value]
    const [field] = fields.find(([, pattern]) => pattern.test(name)) ?? []
    if (field) told[field] ??= value.trim()
  }
  return told
}

/** `panes[delivery][delivery_first_name]` is about a first name; `swatches[]` about swatches. */
function lastWord(name: string): string {
  const words = name.toLowerCase().match(/[\w-]+/g) ?? []
  return (words.at(-1) ?? '').replaceAll('-', '_')
}
