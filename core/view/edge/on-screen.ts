/**
 * Boxes that are fixed to the screen. An element of the page with a transform, a filter, containment or the like places
 * them on itself, as if they were absolute.
 */

import { createListen } from '../../base/bus/listen'
import { isAround } from '../../base/device/drawn-parent'
import { guard, report } from '../../base/report/report'
import { adoptStyles } from '../element/use-styles'
import onScreenCss from './on-screen.css?inline'

/** The distances between two boxes: top, right, bottom, left. */
type Distances = readonly [number, number, number, number]

/**
 * A ref that keeps a box on the screen: while the page places it elsewhere, it is shown in the top layer. Its own style
 * gives it a `display`, because it leaves the top layer silently when it is moved.
 */
export function keepOnScreen(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return
  let letGo: (() => void) | undefined
  const settle = guard('on-screen', () => {
    if (!box.isConnected || getComputedStyle(box).position !== 'fixed') return
    if (!isPlacedElsewhere(box)) {
      // This also takes it out of the top layer.
      if (box.popover) box.popover = null
    } else if (box.popover !== undefined) {
      letGo ??= adoptStyles(box, onScreenCss)
      if (box.popover && box.matches(':popover-open')) return
      box.popover = 'manual'
      box.showPopover?.()
    } else if (!letGo) {
      letGo = () => {}
      const { host } = box.getRootNode() as ShadowRoot
      report(`<${host.localName}>`, 'is not fixed to the screen: an element around it has a transform, a filter, …')
    }
  })
  // It is called first with the page laid out, and again when the box comes onto the screen or leaves it.
  const watch = new IntersectionObserver(settle)
  watch.observe(box)
  const ending = new AbortController()
  // A wrapper is often moved only while the page appears.
  createListen('on-screen', ending.signal)(
    document,
    'animationend animationcancel transitionend transitioncancel',
    ({ target }) => isAround(target, box) && settle(),
    true,
  )
  return () => {
    watch.disconnect()
    ending.abort()
    letGo?.()
  }
}

/**
 * A ref that lets a box with `inset: 0` fill the screen where the page places it elsewhere. For what lies below other
 * boxes: the top layer would be above them.
 */
export function fillScreen(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return
  const fit = guard('on-screen', () => {
    watch.disconnect()
    const distances = distancesFromScreen(box)
    box.style.inset = areFar(distances) ? distances.map((px) => `${px}px`).join(' ') : ''
  })
  // After layout, and before the box is painted.
  const watch = new ResizeObserver(fit)
  watch.observe(box)
  addEventListener('resize', fit)
  return () => {
    watch.disconnect()
    removeEventListener('resize', fit)
  }
}

/** Whether what is fixed to the screen is placed elsewhere beside this element. */
export const isPlacedElsewhere = (element: Element): boolean => areFar(distancesFromScreen(element))

const areFar = (distances: Distances): boolean => distances.some((px) => Math.abs(px) > 1)

/** The insets by which a fixed box beside this element fills the screen. */
function distancesFromScreen(element: Element): Distances {
  const there = placeOfFixed(element.parentNode as Element | ShadowRoot)
  const screen = placeOfFixed(document.documentElement)
  return [screen.top - there.top, there.right - screen.right, there.bottom - screen.bottom, screen.left - there.left]
}

/** Where a fixed box below this node is placed. Computed styles do not tell: browsers differ. */
function placeOfFixed(parent: Element | ShadowRoot): DOMRect {
  const probe = document.createElement('i')
  probe.style.cssText = 'all:initial;position:fixed;inset:0;visibility:hidden;pointer-events:none'
  parent.append(probe)
  const place = probe.getBoundingClientRect()
  probe.remove()
  return place
}
