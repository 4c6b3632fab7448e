/** What is wrong with the popups of a page, by the definition’s own validation and in its own words. */
import { conditionOf } from '../../../core/shop/conditions/prepare'
import { type Definition, readDefinitions } from '../../../widgets/popups/popups.rules'
import { problemTexts } from '../../../widgets/popups/popups-problems.rules'
import { spanOf } from './days'

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

/** Whether its form for an e-mail address has no list. @param newsletter the setting `rove.newsletter` */
export function listProblem({ markup }: Definition, newsletter: unknown): string | undefined {
  const lists = Object(newsletter) as { readonly list?: unknown; readonly trade?: unknown }
  const isListed = markup.list || (markup.signUp === 'trade' ? lists.trade : lists.list)
  if (!markup.form || isListed) return undefined
  return 'its form has no list, so it is not shown: fill in “List”, or “Default list” in the settings'
}

function conditionErrors(definition: Definition | undefined) {
  const { from = 0, until = Number.POSITIVE_INFINITY } = spanOf(definition?.conditions.between) ?? {}
  if (until <= from)
    return [{ condition: 'between', reason: 'its end is before its beginning, so the popup never comes' }]
  return Object.entries(definition?.conditions ?? {}).flatMap(([condition, parameter]) => {
    const reason = conditionOf(condition, parameter)
    return typeof reason === 'string' ? [{ condition, reason }] : []
  })
}

/** The id of an entry: itself, or its field. */
export const idOf = (entry: unknown): string =>
  typeof entry === 'string' ? entry : `${(Object(entry) as { id?: unknown }).id ?? ''}`
