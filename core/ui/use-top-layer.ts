import { useLayoutEffect } from 'react'

/** Below this width a box covers the screen. */
const phone = '(max-width: 767px)'

/**
 * Shows a box (an element with `popover="manual"`) in the top layer while it is open, where no overlay, clipping or
 * transform of the host page reaches it: over its host element, or over the whole visible screen on a phone, as tall
 * as the keyboard leaves it. `data-place` on the box says which: `host` or `screen`. Calls `leave` when the visitor presses or goes elsewhere.
 */
export function useTopLayer(box: { readonly current: HTMLElement | null }, open: boolean, leave: () => void): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current || !open) return
    const host = (current.getRootNode() as ShadowRoot).host
    const ending = new AbortController()
    const { signal } = ending

    const place = () => {
      const { left, top, width, height } = host.getBoundingClientRect()
      const { style } = current
      const covers = matchMedia(phone).matches
      current.dataset.place = covers ? 'screen' : 'host'
      style.left = covers ? '0' : `${left}px`
      style.top = covers ? `${visualViewport?.offsetTop ?? 0}px` : `${top}px`
      style.width = covers ? '100vw' : `${width}px`
      style.height = covers ? `${visualViewport?.height ?? innerHeight}px` : `${height}px`
    }
    const leaveFor = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0]
      if (target instanceof Node && !current.contains(target) && target !== host) leave()
    }

    /** A box that is moved falls out of the top layer without a word, but its animation begins anew. */
    const leaveUnlessShown = () => {
      if ('popover' in current && !current.matches(':popover-open')) leave()
    }

    current.showPopover?.()
    place()
    current.addEventListener('animationstart', leaveUnlessShown, { signal })
    addEventListener('scroll', place, { signal, passive: true, capture: true })
    addEventListener('resize', place, { signal })
    visualViewport?.addEventListener('resize', place, { signal })
    visualViewport?.addEventListener('scroll', place, { signal })
    addEventListener('pointerdown', leaveFor, { signal, capture: true })
    current.addEventListener('focusout', leaveFor, { signal })
    return () => {
      ending.abort()
      current.hidePopover?.()
      for (const side of ['left', 'top', 'width', 'height']) current.style.removeProperty(side)
      delete current.dataset.place
    }
  }, [box, open, leave])
}
