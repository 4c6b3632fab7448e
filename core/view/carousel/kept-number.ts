/**
 * A number that Back and a reload bring back, in the page's history entry: which list or slide is shown. Written when it
 * changes: browsers lose what a page writes there while it is left.
 */
import { check, number, pipe } from 'valibot'
import { createHistoryEntry } from '../../base/device/history-entry'

/** A number from 0, which is what a section shows at first. */
export interface KeptNumber {
  /** The kept number, or 0. */
  read(): number
  write(value: number): void
}

const place = pipe(
  number(),
  check((value) => Number.isInteger(value) && value >= 0, 'a whole number, please'),
)

/**
 * The number of one node, which is known by its place among those that match.
 *
 * @param selector matches the node
 */
export function createKeptNumber(node: Element, selector: string): KeptNumber {
  const n = [...document.querySelectorAll(selector)].indexOf(node)
  const entry = createHistoryEntry(`rove_place_${selector}_${n}`, place)
  const read = () => entry.read() ?? 0
  return {
    read,
    write(value) {
      if (value !== read()) entry.replace(value)
    },
  }
}
