/**
 * What stands in a field that a view renders is newer than its state where the page's scripts, or the browser when it
 * fills in a form, have set it without an event. It is then told to the state, and not rendered over.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createListen } from '../../base/bus/listen'

/** How a field is rendered. */
interface Standing<Control, Value> {
  readonly ref: RefObject<Control | null>
  readonly value: Value
  /** Tells the state what stands in the field, if that is new. For each event that may have changed it. */
  readonly hear: () => void
}

/**
 * Tells the state what stands in a field: at its events, when it is rendered again or removed, and before a press or the
 * submission of a form is answered.
 *
 * @param value the state's value
 * @param read what stands in the field; `undefined` if that cannot be a value of the state
 * @param tell takes what stands in the field into the state
 */
export function useStanding<Control extends Element, Value>(
  value: Value,
  read: (control: Control) => Value | undefined,
  tell: (standing: Value) => void,
): Standing<Control, Value> {
  const ref = useRef<Control>(null)
  /** What stood in the field when it was last looked at. */
  const known = useRef(value)
  const lastShown = useRef(value)
  const standing = ref.current ? read(ref.current) : undefined
  // React puts back what it rendered last when an event has been handled, where the state is rendered later.
  const isPutBack = standing === lastShown.current
  const isNewer = standing !== undefined && standing !== known.current && value === known.current && !isPutBack
  const shown = isNewer ? standing : value
  const hear = () => {
    const now = ref.current ? read(ref.current) : undefined
    if (now === undefined || now === known.current) return
    known.current = now
    tell(now)
  }
  const latest = useRef(hear)
  useLayoutEffect(() => {
    latest.current = hear
    lastShown.current = shown
    if (isNewer) hear()
    else if (ref.current) known.current = read(ref.current) ?? value
  })
  useLayoutEffect(() => {
    const ending = new AbortController()
    createListen('field', ending.signal)(
      document,
      'click submit',
      // A check box that is pressed has changed already, and its event follows, unless the page prevents it.
      ({ target }) => isSwitch(target as HTMLInputElement) || latest.current(),
      true,
    )
    return () => {
      latest.current()
      ending.abort()
    }
  }, [])
  return { ref, value: shown, hear }
}

const isSwitch = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'
