/** The page's own forms, as far as they are tracked. Source: document 3, section 2 (TRACK-04). */
import { type EventName, eventRows } from './events/events'

/** One form that causes an event when it is sent. */
export interface TrackedForm {
  readonly event: EventName
  readonly name: string
  readonly selector: string
}

/** All of them. */
export const trackedForms: readonly TrackedForm[] = eventRows.flatMap(([event, { forms = {} }]) =>
  Object.entries(forms).map(([name, others]) => ({
    event,
    name,
    selector: `#${name}-form,[data-rove-form=${name}]${others}`,
  })),
)

/** The tracked form that was sent, if it is one. */
export function findTrackedForm(form: Element): TrackedForm | undefined {
  return trackedForms.find(({ selector }) => form.matches(selector))
}
