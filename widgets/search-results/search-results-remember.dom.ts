/** Remembers further pages of results for Back and for a reload (RESULTS-04). */

import type { Listen } from '../../core/base/bus/listen'
import { rememberCards } from '../../core/lists/card-list-keeper'
import type { ListKeeper } from '../../core/lists/list-keeper'
import type { ResultsCards } from './search-results.types'
import type { ResultsMemory } from './search-results-restore.dom'

/**
 * Remembers the results and the visitor's place in them.
 *
 * @param isAtAddress whether the results of the current history entry are shown
 */
export function rememberResults(
  { list }: ResultsCards,
  { version, cardOf }: ResultsMemory,
  isAtAddress: () => boolean,
  listen: Listen,
  signal: AbortSignal,
): ListKeeper {
  return rememberCards({ version, list, cardOf, isCurrent: isAtAddress }, listen, signal)
}
