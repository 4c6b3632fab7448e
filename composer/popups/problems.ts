/** What is wrong with the popups of a page, by the definition’s own validation and in its own words. */
import { conditionOf } from '../../core/conditions/prepare'
import { type Definition, readDefinitions } from '../../widgets/popups/popups.rules'
import { problemTexts } from '../../widgets/popups/popups-problems.rules'

/** One popup as the widget reads it. */
export interface ReadPopup {
  /** With the fields of a built-in popup; absent if the definition is not usable. */
  readonly definition?: Definition
  readonly problems: readonly string[]
}

/** Reads one entry of `rove.popups`. @param before the entries before it, which may have the same id */
export function readPopup(entry: unknown, before: readonly unknown[] = []): ReadPopup {
  const { usable, unusable } = readDefinitions([[entry]])
  const [definition] = usable
  const [broken] = unusable
  const errors = broken ? problemTexts(broken, conditionOf) : conditionErrors(definition)
  const problems = errors.map(({ condition, reason }) =>
    condition === 'definition' ? reason : `condition ${condition}: ${reason}`,
  )
  const isTwice = before.some((other) => idOf(other) === idOf(entry))
  return {
    ...(definition ? { definition } : {}),
    problems: isTwice ? [...problems, 'another popup has this id, the first one counts'] : problems,
  }
}

function conditionErrors(definition: Definition | undefined) {
  return Object.entries(definition?.conditions ?? {}).flatMap(([condition, parameter]) => {
    const reason = conditionOf(condition, parameter)
    return typeof reason === 'string' ? [{ condition, reason }] : []
  })
}

/** The id of an entry: itself, or its field. */
export const idOf = (entry: unknown): string =>
  typeof entry === 'string' ? entry : `${(Object(entry) as { id?: unknown }).id ?? ''}`
