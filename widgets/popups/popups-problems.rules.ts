/** Explains to the author of a popup's definition what is wrong with it and what is expected. */

import { toJson } from '../../core/base/input/own-json'
import type { conditionOf } from '../../core/shop/conditions/prepare'
import type { Problem, Unusable } from './popups.rules'

const fixed = {
  noList: 'it is no list [popup, popup]',
  noId: 'it has no id',
  notBuiltIn: 'no built-in popup has this id',
  twice: 'another popup has this id, the first one counts',
  off: 'this page has switched it off',
  offNothing: 'it is switched off, and nothing else has its id',
} as const

/** The longest interval is proposed. */
const triggers = 'interval [0-600 s, poll ms], scroll [0-100 %] or exit true'

/** An error of a definition or of one of its conditions. */
interface DefinitionError {
  readonly condition: string
  readonly reason: string
}

/**
 * All errors of a definition as texts.
 *
 * @param read describes a condition; it is loaded with the conditions
 */
export function problemTexts({ problem, conditions }: Unusable, read: typeof conditionOf): readonly DefinitionError[] {
  const conditionErrors = Object.entries(Object(conditions)).flatMap(([condition, parameter]) => {
    const reason = read(condition, parameter)
    return typeof reason === 'string' ? [{ condition, reason }] : []
  })
  return [{ condition: 'definition', reason: problemText(problem) }, ...conditionErrors]
}

/** The text of an error of the whole definition. */
export function problemText(problem: Problem): string {
  switch (problem[0]) {
    case 'unknownKey':
      return unusable(`${problem[1] || 'a definition'} has no ${problem[2]}, it has ${problem[3].join(', ')}`)
    case 'value': {
      const [, path, value, message] = problem
      const expected = path[0] === 'event' ? `, event takes ${triggers}` : ` (${message})`
      return unusable(`${path.join('.')} is ${toText(value)}${expected}`)
    }
    case 'empty':
      return unusable('markup: there is nothing to show')
    default:
      return fixed[problem[0]]
  }
}

/** A value as its author wrote it. Scripts of the page may have set values that JSON cannot represent. */
function toText(value: unknown): string {
  try {
    return toJson(value)?.slice(0, 80) ?? 'missing'
  } catch {
    return `a value of type ${typeof value}`
  }
}

const unusable = (what: string): string => `its definition is not usable (${what})`
