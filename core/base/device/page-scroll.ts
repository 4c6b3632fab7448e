/** What scrolls the page, and how far: the window, or in some themes `<body>` or a box in it. */

import type { Listen } from '../bus/listen'
import { builtIn } from '../input/built-in'
import { drawnParent, isAround } from './drawn-parent'

/** How far a box is scrolled, in pixels. */
export interface ScrollPlace {
  readonly top: number
  /** How far it can be scrolled; 0 or less: it cannot. */
  readonly distance: number
}

const scrolling = /auto|scroll|overlay/
const dialogs = 'dialog,[role=dialog],[role=alertdialog]'
/** A box whose content is longer by less than this share of it does not scroll the page: it has a shadow or a margin. */
const leastShare = 0.1
/** A window that can be scrolled by this share of its height scrolls the page, whatever other boxes do. */
const windowShare = 0.25

/** The box that scrolls this node. It is the page itself if no box around the node can be scrolled. */
export function scrollerOf(node: Element | null | undefined): Element {
  const root = document.scrollingElement ?? document.documentElement
  for (let at = node; at && at !== root; at = drawnParent(at)) if (scrollsItself(at)) return at
  return root
}

/** The box that scrolls the content of the page: the window, unless only a large box in it can be scrolled. */
export function pageScroller(): Element {
  const root = scrollerOf(null)
  if (isWindowOpen() && scrollPlace(root).distance > innerHeight * windowShare) return root
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const places = [
    middle && builtIn(middle).closest(dialogs) ? null : middle,
    document.querySelector('main,[role=main]'),
  ]
  return places.map(scrollerOf).find(isLarge) ?? root
}

/** How far a box of `scrollerOf` or `pageScroller` is scrolled. */
export function scrollPlace(box: Element): ScrollPlace {
  if (box === scrollerOf(null)) return { top: scrollY, distance: document.documentElement.scrollHeight - innerHeight }
  return { top: box.scrollTop, distance: box.scrollHeight - box.clientHeight }
}

/** Runs at each scroll of a box around the node, also where it is not the window that scrolls. */
export function listenToScroll(listen: Listen, node: Element, run: () => void): void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || isAround(target, node)) run()
  }
  const shadowRoots = new Set<ShadowRoot>()
  for (let at: Element | null = node; at; at = drawnParent(at)) {
    const root = at.getRootNode()
    if (root instanceof ShadowRoot) shadowRoots.add(root)
  }
  // Scrolling in a shadow root is not told outside of it.
  for (const root of [window, ...shadowRoots]) listen(root, 'scroll', follow, true)
}

const overflowOf = (node: Element): string => getComputedStyle(node).overflowY

/** Whether `<html>` has an overflow of its own. Otherwise the window takes that of `<body>`. */
const hasOverflow = (): boolean => overflowOf(document.documentElement) !== 'visible'

/** Whether the visitor can scroll the window. */
const isWindowOpen = (): boolean =>
  !/hidden|clip/.test(overflowOf(hasOverflow() ? document.documentElement : document.body))

function scrollsItself(node: Element): boolean {
  const { scrollHeight, clientHeight } = node
  if (scrollHeight - clientHeight <= Math.max(1, clientHeight * leastShare)) return false
  if (!scrolling.test(overflowOf(node))) return false
  return node !== document.body || hasOverflow()
}

/** A menu or a list within the page is smaller than half the screen. */
function isLarge(box: Element): boolean {
  if (box === scrollerOf(null)) return false
  return box.clientWidth >= innerWidth / 2 && box.clientHeight >= innerHeight / 2
}
