/** A header that cannot stick to the top of the screen, or only for a part of the page. */
import { drawnParent } from '../../core/base/device/drawn-parent'
import type { Finding } from './finding'

export function stickyHeaders(): Finding[] {
  const { scrollingElement } = document
  const room = scrollingElement ? scrollingElement.scrollHeight - scrollingElement.clientHeight : 0
  if (room <= 0) return []
  return [...document.querySelectorAll('rove-header')].flatMap((header) => {
    const { position } = getComputedStyle(header)
    if (position !== 'sticky' || header.getClientRects().length === 0) return []
    return clipped(header) ?? leavesEarly(header, room) ?? []
  })
}

/** A box around it that could scroll, and does not, is what it would stick to. */
function clipped(header: Element): Finding | undefined {
  for (let at = drawnParent(header); at && at !== document.documentElement; at = drawnParent(at)) {
    const { overflowX, overflowY } = getComputedStyle(at)
    const isBox = [overflowX, overflowY].some((value) => /hidden|auto|scroll/.test(value)) && !isOfWindow(at)
    if (!isBox || at.scrollHeight > at.clientHeight) continue
    return {
      severity: 'warning',
      what: '<rove-header> cannot stick: an element around it has overflow.',
      evidence: `${nameOf(at)} overflow: ${overflowX} ${overflowY}`,
      mend: 'Take overflow from this element, or write overflow: clip in its place.',
    }
  }
  return undefined
}

/** The window takes the body's overflow where the root has none. */
function isOfWindow(element: Element): boolean {
  return element === document.body && getComputedStyle(document.documentElement).overflow === 'visible'
}

/** @param room how far the page can be scrolled */
function leavesEarly(header: Element, room: number): Finding | undefined {
  let parent = drawnParent(header)
  while (parent && getComputedStyle(parent).display === 'contents') parent = drawnParent(parent)
  if (!parent) return undefined
  const { height } = header.getBoundingClientRect()
  const end = parent.getBoundingClientRect().bottom - document.documentElement.getBoundingClientRect().top - height
  if (end >= room - 1) return undefined
  return {
    severity: 'warning',
    what: '<rove-header> leaves the screen where its parent ends, before the page does.',
    evidence: `${nameOf(parent)} ends ${Math.round(room - end)} px too early`,
    mend:
      parent === document.body
        ? 'Write min-height in place of height for html and body: with height: 100% the body is one screen high.'
        : 'Put the tag directly into the body: blocks and regions of a CMS end with the header.',
  }
}

const nameOf = ({ localName, id }: Element): string => `${localName}${id && `#${id}`}`
