/**
 * The index of the first item whose edge is below a height of the screen; the number of items if there is none. Looks
 * at a few of them only.
 *
 * @param height from the top of the screen, in pixels
 */
export function firstBelow(items: ArrayLike<Element>, edge: 'top' | 'bottom', height: number): number {
  let [start, end] = [0, items.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if ((items[middle]?.getBoundingClientRect()[edge] ?? 0) > height) end = middle
    else start = middle + 1
  }
  return start
}
