/** The place on the screen where the visitor has left results by a choice, for Back to them (RESULTS-04). */
import { type InferOutput, number, safeParse } from 'valibot'
import { writeAddress } from '../../core/base/device/write-address'
import { shape } from '../../core/base/input/shape'
import { anchorIn, holdAnchor } from '../../core/lists/list-anchor'

const leftPlace = shape({
  /** The number of a card at the top of the screen, from 0. */
  at: number(),
  /** Its distance from there in pixels. */
  top: number(),
})

/** What a history entry knows of its results. */
export type LeftPlace = InferOutput<typeof leftPlace>

/** The place that is on the screen. */
export function placeIn(list: Element | null): LeftPlace | undefined {
  const cards = [...(list?.children ?? [])]
  const anchor = anchorIn(cards)
  return anchor && { at: cards.indexOf(anchor.item), top: anchor.top }
}

/** Writes it into the current history entry. A state of the page's own that is not an object is left unchanged. */
export function noteLeft(left: LeftPlace): void {
  const state: unknown = history.state
  if (typeof state === 'object' && !Array.isArray(state))
    writeAddress('replaceState', { ...state, rove_left: left }, location.href)
}

/** Shows the place of the current history entry. */
export function returnToLeft(list: Element | null, signal: AbortSignal): void {
  const decoded = safeParse(leftPlace, Object.hasOwn(Object(history.state), 'rove_left') && history.state.rove_left)
  const item = decoded.success && list?.children[decoded.output.at]
  if (list && item) holdAnchor({ item, top: decoded.output.top }, list, signal)
}
