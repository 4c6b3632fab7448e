/** The page's own forms that are tracked (TRACK-04). */
import { builtIn } from '../base/input/built-in'
import { type EventName, eventRows } from './events/events'

/** A form whose submission causes an event. */
export interface TrackedForm {
  readonly event: EventName
  readonly name: string
  readonly selector: string
}

/** All tracked forms. */
export const trackedForms: readonly TrackedForm[] = eventRows.flatMap(([event, { forms = {} }]) =>
  Object.entries(forms).map(([name, others]) => ({
    event,
    name,
    selector: `#${name}-form,[data-rove-form=${name}]${others}`,
  })),
)

/** The row of a tracked form; `undefined` for other forms. */
export function findTrackedForm(form: HTMLFormElement): TrackedForm | undefined {
  return trackedForms.find(({ selector }) => builtIn(form).matches(selector))
}
