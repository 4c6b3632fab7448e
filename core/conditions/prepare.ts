/** Conditions as a definition writes them, made ready to be asked. */
import type { Reason } from '../pieces'
import { report } from '../report'
import type { Answer, Asker, Memory } from './condition'
import { conditions } from './conditions'

/** One condition of a definition, with its name. */
export interface Asked {
  readonly condition: string
  ask(visitor: Asker, memory: Memory): Answer
}

/**
 * A definition's conditions by their names, each with its parameter. One that nobody knows, or whose parameter is not
 * usable, is never met: its reason says so, and the console names what to mend.
 *
 * @param where whose they are, for the console
 */
export function prepareConditions(where: string, given: Readonly<Record<string, unknown>>): readonly Asked[] {
  return Object.entries(given).map(([name, parameter]) => {
    const known = Object.hasOwn(conditions, name) ? conditions[name] : undefined
    const ask = known?.with(parameter) ?? `no condition has this name, there are ${Object.keys(conditions).join(', ')}`
    if (typeof ask !== 'string') return { condition: name, ask }
    report(where, `condition ${name}: ${ask}`)
    return { condition: name, ask: () => ({ eligible: false, reason: ask, never: true }) }
  })
}

/** What all of them come to now. */
export function explain(asked: readonly Asked[], visitor: Asker, memory: Memory): readonly Reason[] {
  return asked.map(({ condition, ask }) => ({ condition, ...ask(visitor, memory) }))
}
