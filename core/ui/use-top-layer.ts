import { useLayoutEffect } from 'react'
import { stepBack } from '../device/step-back'
import { own } from '../own'

/** Below this width a box covers the screen. */
const phone = '(max-width: 767px)'

/**
 * Shows a box (an element with `popover="manual"`) in the top layer while it is open, where no overlay, clipping or
 * transform of the host page reaches it: over its host element, or over the whole visible screen on a phone, as tall
 * as the keyboard leaves it. `data-place` on the box says which, `host` or `screen`, and `--_left` where it begins.
 * Calls `leave` when the visitor presses or goes elsewhere; over the whole screen, when they go Back.
 */
export function useTopLayer(box: { readonly current: HTMLElement | null }, open: boolean, leave: () => void): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current || !open) return
    const host = (current.getRootNode() as ShadowRoot).host as HTMLElement
    const ending = new AbortController()
    const { signal } = ending

    const place = () => {
      const { left, top, width, height } = host.getBoundingClientRect()
      const { dataset, style } = current
      const covers = matchMedia(phone).matches
      dataset.place = covers ? 'screen' : 'host'
      style.setProperty('--_left', covers ? '0px' : `${left}px`)
      style.top = covers ? `${visualViewport?.offsetTop ?? 0}px` : `${top}px`
      style.width = covers ? '100vw' : `${width}px`
      style.height = covers ? `${visualViewport?.height ?? innerHeight}px` : `${height}px`
    }
    /** The host keeps its room while the box is out of its flow. */
    const lift = () => {
      host.style.minInlineSize = getComputedStyle(host).inlineSize
      current.togglePopover?.(true)
      place()
    }
    const lower = () => {
      // One that has left the page has left the top layer, and is not to be asked.
      if (current.isConnected) current.togglePopover?.(false)
      current.removeAttribute('style')
      delete current.dataset.place
      host.style.minInlineSize = ''
    }
    const liftAnew = () => {
      lower()
      lift()
    }
    const leaveFor = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0]
      if (target instanceof Node && !current.contains(target) && target !== host) leave()
    }

    /** A box that is moved falls out of the top layer without a word, but its animation begins anew. */
    const leaveUnlessShown = () => {
      if ('popover' in current && !current.matches(':popover-open')) leave()
    }

    lift()
    if (current.dataset.place === 'screen') stepBack(leave, signal)
    current.addEventListener('animationstart', leaveUnlessShown, own({ signal }))
    addEventListener('scroll', place, own({ signal, passive: true, capture: true }))
    addEventListener('resize', liftAnew, own({ signal }))
    visualViewport?.addEventListener('resize', place, own({ signal }))
    visualViewport?.addEventListener('scroll', place, own({ signal }))
    addEventListener('pointerdown', leaveFor, own({ signal, capture: true }))
    current.addEventListener('focusout', leaveFor, own({ signal }))
    return () => {
      ending.abort()
      lower()
    }
  }, [box, open, leave])
}
