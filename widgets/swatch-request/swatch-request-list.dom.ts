/** The list of swatches: a button for each, the counter, and the limit (SWATCH-01, SWATCH-02). */

import type { Listen } from '../../core/base/bus/listen'
import { own } from '../../core/base/input/own'
import { make, note, restore } from '../../core/base/page/traces'
import type { TextLookup } from '../../core/base/texts/texts'
import type { SwatchForm } from './swatch-request.dom'
import type { SwatchRequestCode } from './swatch-request.texts'

/** The list on the page. */
export interface SwatchList {
  /** Whether a swatch is chosen; else a message says that one is needed. */
  validate(): boolean
  /** Chooses swatches by their ids, up to the limit. */
  choose(ids: readonly string[]): void
}

/**
 * @param limit the most swatches of a request; `undefined` for any number
 * @param bar gets the counter and the alert
 */
export function showList(
  { swatches, chosen, form }: SwatchForm,
  limit: number | undefined,
  bar: HTMLElement,
  t: TextLookup<SwatchRequestCode>,
  listen: Listen,
  signal: AbortSignal,
): SwatchList {
  const alert = make('div', { className: 'rove-swatch-alert' })
  alert.setAttribute('role', 'alert')
  const counter = make('p', { className: 'rove-swatch-count' })
  counter.setAttribute('role', 'status')
  bar.prepend(alert, counter)
  /** A new node each time, so that a repeated message is announced again. */
  const warn = (text = '') => alert.replaceChildren(...(text ? [make('p', { textContent: text })] : []))

  const buttons = swatches.map(({ item, box, name }) => {
    const button = make('button', { type: 'button', className: 'rove-swatch-toggle' })
    const parts = [box, ...item.querySelectorAll<HTMLElement>('[data-rove-swatches=choose]')]
    box.after(button)
    for (const one of parts) note(one, 'hidden').hidden = true
    note(item, 'data-selected')
    signal.addEventListener('abort', () => {
      button.remove()
      restore(item, 'data-selected')
      for (const one of parts) restore(one, 'hidden')
    })
    listen(button, 'click', () => {
      box.checked = !box.checked
      box.dispatchEvent(new CustomEvent('change', own({ bubbles: true })))
    })
    // The picture is the label of the hidden box: a press on it changes the box itself.
    listen(box, 'change', () => {
      const isOver = limit !== undefined && chosen().length > limit
      if (isOver) box.checked = false
      warn(isOver ? t('limit', { limit }) : '')
      show()
    })
    return { button, box, item, name }
  })

  function show(): void {
    for (const { button, box, item, name } of buttons) {
      const action = t(box.checked ? 'remove' : 'select')
      button.textContent = action
      button.setAttribute('aria-label', t('named', { action, name }))
      item.toggleAttribute('data-selected', box.checked)
    }
    const n = chosen().length
    counter.textContent = limit === undefined ? t('selected', { n }) : t('selectedOf', { n, limit })
  }

  function choose(ids: readonly string[]): void {
    const wanted = swatches.filter(({ box }) => ids.includes(box.value)).slice(0, limit)
    for (const swatch of swatches) swatch.box.checked = wanted.includes(swatch)
    show()
  }

  choose(chosen().map(({ box }) => box.value))
  listen(form, 'reset', () => queueMicrotask(show))
  signal.addEventListener('abort', () => {
    alert.remove()
    counter.remove()
  })

  return {
    choose,
    validate() {
      const isEmpty = chosen().length === 0
      warn(isEmpty ? t('none') : '')
      return !isEmpty
    },
  }
}
