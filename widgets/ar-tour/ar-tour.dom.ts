/** The tips in the server's list, and what they explain (AR-01). */
import { unknown } from 'valibot'
import { createStored } from '../../core/base/device/storage'
import { own } from '../../core/base/input/own'
import { report } from '../../core/base/report/report'
import { keepOnScreen } from '../../core/view/edge/on-screen'
import { placeTip } from './ar-tour.rules'

/** The tips of a tour, in order. */
export const tipsOf = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-rove-ar-tour=tips] > *'),
]

/** Whether the tour was closed before. */
export const seenTour = () => createStored('rove_ar_tour_seen', unknown(), false)

/** What a tip explains, if it is on the page and not hidden. */
function anchorOf({ dataset: { roveAnchor } }: HTMLElement): Element | undefined {
  try {
    const found = roveAnchor ? document.querySelector(roveAnchor) : null
    return found?.getClientRects().length ? found : undefined
  } catch {
    report('<rove-ar-tour>', `no selector: ${roveAnchor}`)
    return undefined
  }
}

/** Copies a tip into a box, and keeps the box beside what it explains. @returns the undo */
export function showTip(tip: HTMLElement, box: HTMLElement, isAsked: boolean): () => void {
  const ring = box.previousElementSibling as HTMLElement
  box.querySelector('[part=content]')?.replaceChildren(...tip.cloneNode(true).childNodes)
  const ending = new AbortController()
  const { signal } = ending

  function place(): void {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const anchor = anchorOf(tip)?.getBoundingClientRect()
    const { left, top } = placeTip(anchor, box.getBoundingClientRect(), { width, height })
    box.style.left = `${left}px`
    box.style.top = `${top}px`
    ring.hidden = !anchor
    if (anchor)
      ring.style.inset = `${anchor.top}px ${width - anchor.right}px ${height - anchor.bottom}px ${anchor.left}px`
  }

  if (isAsked) anchorOf(tip)?.scrollIntoView({ block: 'center' })
  place()
  addEventListener('scroll', place, own({ signal, passive: true, capture: true }))
  addEventListener('resize', place, own({ signal }))
  const observer = new ResizeObserver(place)
  observer.observe(box)
  // The tip is above the ring.
  const letGo = [keepOnScreen(ring), keepOnScreen(box)]
  return () => {
    for (const end of letGo) end?.()
    ending.abort()
    observer.disconnect()
  }
}
