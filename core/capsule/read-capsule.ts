/** Reads a capsule from a file or a text. */
import type { Capsule, CapsuleElement } from './capsule'

/** A capsule, or why the text is none. */
export type ReadCapsule =
  | { readonly at: 'read'; readonly capsule: Capsule }
  | { readonly at: 'refused'; readonly problem: string }

/** @param text the content of a file that `rove.capture()` or a panel has made */
export function readCapsule(text: string): ReadCapsule {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (failure) {
    return refused(`This is not JSON: ${(failure as Error).message}.`)
  }
  const from = Object(given) as Partial<Capsule>
  if (from.capsule === undefined)
    return refused('This is no capsule: it has no field “capsule”. rove.capture() makes one.')
  if (from.capsule !== 1)
    return refused(`This capsule has the format ${String(from.capsule)}; this page reads format 1.`)
  const missing = (['page', 'elements', 'facts', 'reports', 'pictures', 'sheets', 'pageSheets', 'steps'] as const).find(
    (name) => typeof from[name] !== 'object' || from[name] === null || (name !== 'page' && !Array.isArray(from[name])),
  )
  if (missing) return refused(`This capsule is damaged: “${missing}” is missing.`)
  return { at: 'read', capsule: from as Capsule }
}

const refused = (problem: string): ReadCapsule => ({ at: 'refused', problem })

/** Whether an element is in no other one, whose picture has it already. */
export const isOutermost = ({ place }: CapsuleElement): boolean => !/(?:^|> )rove-/.test(place.within)

/** What the elements of a capsule showed after a step; before the first one with `-1`. */
export function shownAfter({ elements, steps }: Capsule, step: number) {
  return elements.map((element, number) => {
    const latest = steps.slice(0, step + 1).findLast(({ changed }) => changed[number])
    return { ...element, ...latest?.changed[number] }
  })
}
