/** What the visitor does in our elements while a page is recorded. */

import { createListen } from '../../core/base/bus/listen'
import { builtIn } from '../../core/base/input/built-in'
import type { CapsuleCause } from './capsule'
import type { Cleaner } from './personal.rules'
import { type Field, isPersonalInput } from './picture'

/** Keys that do something besides writing. */
const keys = /^(?:Enter|Escape|Tab|Arrow\w+|Home|End|PageUp|PageDown|Backspace|Delete| )$/

/**
 * Follows clicks, keys and input in these elements.
 *
 * @returns a function that ends it
 */
export function followActions(
  elements: readonly Element[],
  note: (cause: CapsuleCause) => void,
  cleaner: Cleaner,
): () => void {
  /** Whether a key was pressed last, not a pointer. */
  let isKey = false
  const follow = (event: Event) => {
    if (event.type === 'pointerdown') isKey = false
    const path = event.composedPath()
    const element = elements.findLastIndex((one) => path.includes(one))
    const [target] = path
    const own = elements[element]
    if (event.type === 'pointerdown' || !own || !(target instanceof Element) || !event.isTrusted) return
    const pressed = builtIn(target)
    const said = { type: 'action', element, target: pathTo(target, own) } as const
    if (event instanceof KeyboardEvent) {
      isKey = true
      if (keys.test(event.key)) note({ ...said, action: 'key', value: event.key })
    } else if (event instanceof PointerEvent || event instanceof MouseEvent) {
      // A key clicks a button too, and a label its field: both are one action.
      const isByKey = event.detail === 0 && isKey
      const isOfLabel = pressed.closest('label') && !pressed.matches('input,select,textarea,button')
      if (!isByKey && !isOfLabel) note({ ...said, action: 'click', value: '' })
    } else if (!pressed.matches('[type=checkbox],[type=radio]'))
      note({ ...said, action: 'input', value: typedIn(target as Field, cleaner) })
  }
  const following = new AbortController()
  createListen('capsule', following.signal)(document, 'pointerdown click keydown input', follow, true)
  return () => following.abort()
}

/** What was typed or chosen. A text that may describe a person keeps only its form. */
function typedIn(field: Field, cleaner: Cleaner): string {
  const isFree = field instanceof HTMLTextAreaElement || /^(?:text|url|file)$/.test(field.type)
  const value = field.value ?? ''
  return isFree || isPersonalInput(field) ? value.replace(/\p{Nd}/gu, '0').replace(/\p{L}/gu, 'x') : cleaner.text(value)
}

/** A CSS path from one of our elements to a node in it; ` >>> ` enters a shadow root. */
export function pathTo(target: EventTarget, from: Element): string {
  const steps: string[] = []
  for (let at = target as Element; at !== from; ) {
    const parent = builtIn(at).parentNode
    if (!parent) break
    const number = [...builtIn(parent).children].indexOf(at) + 1
    const name = `${builtIn(at).localName}:nth-child(${number})`
    if (parent instanceof ShadowRoot) {
      steps.unshift('>>>', name)
      at = parent.host
    } else {
      steps.unshift('>', name)
      at = parent as Element
    }
  }
  // The first step begins at the element itself.
  return steps.join(' ').replace(/^> /, '')
}
