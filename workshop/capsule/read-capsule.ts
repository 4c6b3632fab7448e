/** Reads a capsule from a file or a text. */
import {
  array,
  type GenericSchema,
  getDotPath,
  lazy,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
  tuple,
  union,
  unknown,
} from 'valibot'
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
  if (depthOf(from) > deepest) return refused('This capsule is damaged: it is nested too deeply.')
  const { issues } = safeParse(parts, from)
  if (issues) return refused(`This capsule is damaged: “${getDotPath(issues[0])}” has another form.`)
  return { at: 'read', capsule: from as Capsule }
}

/** What the viewer relies on. */
const shown = { state: string(), picture: number() }
const drawn: GenericSchema = union([
  string(),
  object({
    tag: string(),
    attributes: optional(record(string(), string())),
    nodes: optional(array(lazy(() => drawn))),
    shadow: optional(object({ sheets: array(number()), nodes: array(lazy(() => drawn)) })),
    box: optional(tuple([number(), number()])),
  }),
])
const parts = object({
  made: string(),
  page: object({ origin: string(), path: string(), settings: record(string(), unknown()) }),
  elements: array(
    object({
      ...shown,
      tag: string(),
      attributes: record(string(), string()),
      place: object({ within: string(), x: number(), y: number(), width: number(), height: number() }),
    }),
  ),
  facts: array(tuple([string(), unknown(), number()])),
  reports: array(string()),
  pictures: array(drawn),
  sheets: array(string()),
  pageSheets: array(number()),
  steps: array(
    object({
      at: number(),
      cause: object({ type: string() }),
      changed: record(string(), object(shown)),
    }),
  ),
})

/** Deeper than any page. */
const deepest = 500

/** How deeply a value is nested, or one more than is allowed. */
function depthOf(value: unknown): number {
  let level: unknown[] = [value]
  let depth = 0
  while (level.length > 0 && depth <= deepest) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one ? Object.entries(one).map(([, inner]) => inner) : [],
    )
    depth += 1
  }
  return depth
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
