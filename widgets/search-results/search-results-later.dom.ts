/**
 * What some visitors of the results need, loaded then: deliveries once there is a destination, further pages that are
 * remembered, and filters that are opened over the page.
 */

import { nameList } from '../../core/lists/list-memory'
import { showCardDeliveries } from '../../core/shop/card/card-deliveries'
import { watchRefine } from './search-results-refine.dom'
import { rememberResults } from './search-results-remember.dom'

/** See the module of each. */
export const later = { rememberResults, nameList, showCardDeliveries, watchRefine }
