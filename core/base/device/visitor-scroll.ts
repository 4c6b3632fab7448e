/**
 * Tells scrolling of the visitor, by wheel, finger, key or scroll bar, from movements of the page: an anchor, a script,
 * Back, or a link to the top. Only trusted input of the last moments counts.
 */
import { builtIn } from '../input/built-in'
import { own } from '../input/own'
import { guard } from '../report/report'
import { acquireShared } from '../state/page'
import { pageScroller, type ScrollPlace, scrollerOf, scrollPlace } from './page-scroll'

/** A scroll belongs to the input, or to the visitor's scroll, that was this long before it at most, in milliseconds. */
const followsMs = 300
/** Keys that scroll the page, or move the focus and the page with it. */
const scrollingKeys = /^(?: $|Page|Arrow|Home|End|Tab)/
/** Keys that a control uses itself, and what is such a control. On a link they scroll the page. */
const keysOfControls = /^(?: $|Arrow|Home|End)/
const controls = 'button,[role=button],summary,input,select,textarea,[contenteditable],[tabindex="0"]'

/** Runs at each scroll of the page by the visitor. @returns a function that stops it */
export function onVisitorScroll(run: (place: ScrollPlace) => void): () => void {
  const [shared, release] = acquireShared('visitor-scroll', createVisitorScroll)
  const stop = shared.subscribe(run)
  return () => {
    stop()
    release()
  }
}

function createVisitorScroll() {
  const runs = new Set<(place: ScrollPlace) => void>()
  let inputAt = Number.NEGATIVE_INFINITY
  /** The scroll bar is held. */
  let isHeld = false
  /** The page follows the pointer after a press of the middle button, until the next press. */
  let isFollowing = false

  /** The visitor has scrolled now, or is about to. */
  function input(): void {
    const now = performance.now()
    if (now - inputAt > followsMs) hearIn(pageScroller().getRootNode())
    inputAt = now
  }

  const follow = guard('scroll', (event: Event) => {
    if (!event.isTrusted) return
    switch (event.type) {
      case 'wheel':
      case 'touchmove':
        return input()
      case 'keydown':
        if (isScrolling(event as KeyboardEvent)) return input()
        inputAt = Number.NEGATIVE_INFINITY
        return
      case 'pointerdown':
        // A press ends a scroll that still runs.
        inputAt = Number.NEGATIVE_INFINITY
        isHeld = isOnScrollBar(event as PointerEvent)
        isFollowing = (event as PointerEvent).button === 1 && !targetOf(event)?.closest('a')
        return
      default:
        // Not every browser tells that the scroll bar was left.
        if ((event as PointerEvent).buttons === 0) isHeld = false
    }
  })

  const scrolled = guard('scroll', ({ target }: Event) => {
    const now = performance.now()
    if (!isHeld && !isFollowing && now - inputAt > followsMs) return
    inputAt = now
    const box = target instanceof Element ? target : scrollerOf(null)
    // A carousel, a menu or a dialog scrolls too.
    if (box !== pageScroller()) return
    for (const run of [...runs]) run(scrollPlace(box))
  })

  const options = own({ passive: true, capture: true })
  const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointerup', 'pointermove']
  for (const type of inputs) addEventListener(type, follow, options)
  addEventListener('scroll', scrolled, options)
  const shadowRoots = new Set<Node>()

  /** Scrolling in a shadow root is not told outside of it. */
  function hearIn(root: Node): void {
    if (!(root instanceof ShadowRoot) || shadowRoots.has(root)) return
    shadowRoots.add(root)
    root.addEventListener('scroll', scrolled, options)
  }

  return {
    subscribe(run: (place: ScrollPlace) => void) {
      runs.add(run)
      return () => void runs.delete(run)
    },
    stop() {
      for (const type of inputs) removeEventListener(type, follow, options)
      for (const heard of [window, ...shadowRoots]) heard.removeEventListener('scroll', scrolled, options)
    },
  }
}

/** The innermost element that an event is of, also in a shadow root. */
const targetOf = (event: Event) => builtIn(event.composedPath().find((one) => one instanceof Element))

/** Whether a key scrolls the page, and is not one that the focused control uses itself. */
function isScrolling(event: KeyboardEvent): boolean {
  if (!scrollingKeys.test(event.key)) return false
  return !keysOfControls.test(event.key) || !targetOf(event)?.closest(controls)
}

/** Whether a press is beside the content of what scrolls the page. */
function isOnScrollBar({ target, clientX }: PointerEvent): boolean {
  const { documentElement: root } = document
  if (target === root) return clientX >= root.clientWidth
  const box = pageScroller()
  if (target !== box) return false
  const x = clientX - box.getBoundingClientRect().left - box.clientLeft
  return x < 0 || x >= box.clientWidth
}
