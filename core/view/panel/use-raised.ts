/**
 * Moves the panel above each dialog that opens, where the backdrop does not cover it, and scrolls to the dialog's
 * entry.
 */
import { type RefObject, useLayoutEffect } from 'react'

/** @param openDialogs the number of open dialogs */
export function useRaised(panel: RefObject<HTMLElement | null>, openDialogs: number): void {
  useLayoutEffect(() => {
    // The count changes just before the dialog opens.
    if (openDialogs > 0) queueMicrotask(() => panel.current && raise(panel.current))
  }, [panel, openDialogs])
}

/** The top layer shows the latest popover on top. */
function raise(panel: HTMLElement): void {
  panel.hidePopover?.()
  panel.showPopover?.()
  const entry = panel.querySelector('[data-covers-page]')
  const list = entry?.closest('#what')
  if (entry && list) list.scrollTop += entry.getBoundingClientRect().top - list.getBoundingClientRect().top
}
