import { useLayoutEffect } from 'react'
import { afterPaint } from '../../base/async/schedule'
import { addBackStep } from '../../base/device/back-step'
import { phoneScreens } from '../../base/device/screens.rules'
import { own } from '../../base/input/own'
import { forget, note } from '../../base/page/traces'

/**
 * Shows a box (an element with `popover="manual"`) in the top layer while it is open, where no overlay, clipping or
 * transform of the page affects it: over its host element, or over the whole visible screen on a phone, above the
 * keyboard. `data-place` on the box is `host` or `screen`, and `--_left` its left edge. Calls `leave` when the visitor
 * presses or focuses elsewhere; over the whole screen, also on Back.
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
      const covers = matchMedia(phoneScreens).matches
      // Of the page, or of what the element is in: lengths of the screen are longer in it.
      const zoom = current.currentCSSZoom ?? 1
      const px = (length: number) => `${length / zoom}px`
      // Read before anything is written, so that the page is laid out once.
      const screenTop = visualViewport?.offsetTop ?? 0
      const screenHeight = visualViewport?.height ?? innerHeight
      dataset.place = covers ? 'screen' : 'host'
      style.setProperty('--_left', covers ? '0px' : px(left))
      style.top = px(covers ? screenTop : top)
      style.width = covers ? `calc(100vw / ${zoom})` : px(width)
      style.height = px(covers ? screenHeight : height)
    }
    const { minInlineSize } = host.style
    let hasBackStep = false
    /** The host keeps its width while the box is out of its flow. */
    const show = () => {
      const { inlineSize } = getComputedStyle(host)
      place()
      note(host, 'style').style.minInlineSize = inlineSize
      current.togglePopover?.(true)
      if (hasBackStep || current.dataset.place !== 'screen') return
      hasBackStep = true
      // A history entry takes long to add: the box is painted first.
      afterPaint(() => addBackStep(leave, signal))
    }
    const hide = () => {
      // A box that was removed from the page has left the top layer, and must not be toggled.
      if (current.isConnected) current.togglePopover?.(false)
      current.removeAttribute('style')
      delete current.dataset.place
      forget(host, 'style').style.minInlineSize = minInlineSize
    }
    const showAgain = () => {
      hide()
      show()
    }
    const leaveIfOutside = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0]
      if (target instanceof Node && !current.contains(target) && target !== host) leave()
    }

    /** A box that is moved leaves the top layer silently, but its animation restarts. */
    const leaveUnlessShown = () => {
      if ('popover' in current && !current.matches(':popover-open')) leave()
    }

    show()
    current.addEventListener('animationstart', leaveUnlessShown, own({ signal }))
    addEventListener('scroll', place, own({ signal, passive: true, capture: true }))
    addEventListener('resize', showAgain, own({ signal }))
    visualViewport?.addEventListener('resize', place, own({ signal }))
    visualViewport?.addEventListener('scroll', place, own({ signal }))
    addEventListener('pointerdown', leaveIfOutside, own({ signal, capture: true }))
    current.addEventListener('focusout', leaveIfOutside, own({ signal }))
    return () => {
      ending.abort()
      hide()
    }
  }, [box, open, leave])
}
