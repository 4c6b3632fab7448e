/** The panel above each dialog that opens: undimmed, and at the entry of what stands there. */
import { type RefObject, useLayoutEffect } from 'react'

/** @param standing how many dialogs stand over the page */
export function useRaised(panel: RefObject<HTMLElement | null>, standing: number): void {
  useLayoutEffect(() => {
    // It is told just before the dialog opens.
    if (standing > 0) queueMicrotask(() => panel.current && raise(panel.current))
  }, [panel, standing])
}

/** Whatever comes into the top layer last is on top. */
function raise(panel: HTMLElement): void {
  panel.hidePopover?.()
  panel.showPopover?.()
  const entry = panel.querySelector('[data-stands]')
  const list = entry?.closest('#what')
  if (entry && list) list.scrollTop += entry.getBoundingClientRect().top - list.getBoundingClientRect().top
}
