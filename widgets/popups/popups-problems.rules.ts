/** Why a popup does not come, for who wrote its definition: what is wrong, and what it takes. Loaded where one is wrong. */
import { toJson } from '../../core/own-json'
import type { Problem } from './popups.rules'

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

/** In words. */
export function problemInWords(problem: Problem): string {
  switch (problem[0]) {
    case 'slip':
      return unusable(`${problem[1] || 'a definition'} has no ${problem[2]}, it has ${problem[3].join(', ')}`)
    case 'value': {
      const [, path, value, message] = problem
      const takes = path[0] === 'event' ? `, event takes ${triggers}` : ` (${message})`
      return unusable(`${path.join('.')} is ${written(value)}${takes}`)
    }
    case 'empty':
      return unusable('markup: there is nothing to show')
    default:
      return fixed[problem[0]]
  }
}

/** As somebody wrote it; a page's own scripts may have put in what cannot be. */
function written(value: unknown): string {
  try {
    return toJson(value)?.slice(0, 80) ?? 'missing'
  } catch {
    return `a value of type ${typeof value}`
  }
}

const unusable = (what: string): string => `its definition is not usable (${what})`
