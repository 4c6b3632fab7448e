/** Prepares the conditions of a definition for evaluation. */

import { report } from '../../base/report/report'
import type { Reason } from '../campaign/contents.store'
import type { ConditionResult, ConditionVisitor, ContentHistory } from './condition'
import { conditions } from './conditions'

/** One prepared condition, with its name. */
export interface PreparedCondition {
  readonly condition: string
  evaluate(visitor: ConditionVisitor, memory: ContentHistory): ConditionResult
}

/**
 * Prepares conditions from their names and parameters. An unknown name or an invalid parameter is reported, and the
 * condition is never met.
 *
 * @param where the definition's name in reports
 */
export function prepareConditions(
  where: string,
  given: Readonly<Record<string, unknown>>,
): readonly PreparedCondition[] {
  return Object.entries(given).map(([name, parameter]) => {
    const evaluate = conditionOf(name, parameter)
    if (typeof evaluate !== 'string') return { condition: name, evaluate }
    const reason = evaluate
    report(where, `condition ${name}: ${reason}`)
    return { condition: name, evaluate: () => ({ eligible: false, reason, never: true }) }
  })
}

/** The predicate of one condition; an error message where no visitor can meet it. */
export function conditionOf(name: string, parameter: unknown): PreparedCondition['evaluate'] | string {
  const known = Object.hasOwn(conditions, name) ? conditions[name] : undefined
  return known?.prepare(parameter) ?? `no condition has this name, there are ${Object.keys(conditions).join(', ')}`
}

/** Evaluates all conditions. */
export function explain(
  prepared: readonly PreparedCondition[],
  visitor: ConditionVisitor,
  memory: ContentHistory,
): readonly Reason[] {
  return prepared.map(({ condition, evaluate }) => ({ condition, ...evaluate(visitor, memory) }))
}
