/** The filters as a drawer, where the theme lays them over the page (RESULTS-02). */

import type { Listen } from '../../core/base/bus/listen'
import { note, restore } from '../../core/base/page/traces'
import { lockPage } from '../../core/view/dialog/lock-page'
import { isPlacedElsewhere } from '../../core/view/edge/on-screen'

/**
 * Locks the page behind the open filters, until they are closed by Back, Escape, their button or their own summary.
 *
 * @param refine the server's `<details>`
 * @param owner the element that contains it
 */
export function watchRefine(refine: HTMLDetailsElement, owner: Element, listen: Listen, signal: AbortSignal): void {
  const apply = refine.querySelector('[data-rove-results=apply]')
  let lock: AbortController | undefined

  function update(): void {
    const isOver = refine.open && !refine.hidden && isLaidOver(refine)
    if (isOver && !lock) {
      lock = new AbortController()
      // The page's own status is inert.
      if (apply) note(apply, 'aria-live').setAttribute('aria-live', 'polite')
      lockPage(refine, owner, { onBack: close, onRemoved: release }, lock.signal)
    } else if (!isOver) release()
  }

  function release(): void {
    lock?.abort()
    lock = undefined
    if (apply) restore(apply, 'aria-live')
  }

  function close(): void {
    refine.open = false
    refine.querySelector('summary')?.focus()
  }

  listen(refine, 'toggle', update)
  listen(refine, 'submit', close)
  listen(window, 'resize', update)
  listen<KeyboardEvent>(document, 'keydown', (event) => {
    if (!lock || event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
  signal.addEventListener('abort', release)
  update()
}

/** Beside the results the filters lock nothing, nor where the page places them elsewhere than on the screen. */
const isLaidOver = (refine: Element): boolean => {
  const [form, summary] = [refine.querySelector('form'), refine.querySelector('summary')]
  if (!form || getComputedStyle(form).position !== 'fixed') return false
  return !summary || !isPlacedElsewhere(summary)
}
