/** The times and positions of a carousel. */

/** A carousel moves on after this time, in milliseconds (HOME-06). */
export const autoplayMs = 5_000
/** A list that has not scrolled for this long has come to rest, in milliseconds. */
export const restMs = 120
/** A list that a carousel scrolls has arrived within this time, also in a busy browser, in milliseconds. */
export const ownMs = 1_500

/**
 * Where a list can rest: how far it is scrolled from its start, in whole pixels. Its end is the last one.
 *
 * @param offsets the distances of the slides from the first one
 * @param end how far the list can be scrolled
 * @param step the distance of one press, where it is not that of the next slide
 */
export function positionsOf(offsets: readonly number[], end: number, step?: number): readonly number[] {
  const wanted = step ? [...Array(Math.ceil(end / step) + 1)].map((_, n) => n * step) : offsets
  return [...new Set(wanted.map((offset) => Math.round(Math.max(0, Math.min(offset, end)))))]
}

/** The number of the position that is nearest to how far the list is scrolled. */
export function nearestTo(offset: number, positions: readonly number[]): number {
  const distances = positions.map((position) => Math.abs(position - offset))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/**
 * The position nearest to the one that is shown at which a slide is whole; where it is whole at none, that at which it
 * begins.
 *
 * @param start the distance of the slide from the first one
 * @param size the slide’s size
 * @param room the size of the list
 */
export function positionFor(
  { start, size, room }: { readonly start: number; readonly size: number; readonly room: number },
  positions: readonly number[],
  index: number,
): number {
  const whole = positions.flatMap((position, n) =>
    start >= position - 1 && start + size <= position + room + 1 ? [n] : [],
  )
  const [first] = whole.sort((one, other) => Math.abs(one - index) - Math.abs(other - index))
  return first ?? nearestTo(start, positions)
}

/** The position that a carousel moves on to by itself: after the last one the first. */
export function following(index: number, count: number): number {
  return index + 1 < count ? index + 1 : 0
}

/** The change of position that a key on the controls asks for; 0 where it has no meaning. */
export function stepOfKey(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowDown' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1
  if (key === 'ArrowUp' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return -1
  return 0
}
