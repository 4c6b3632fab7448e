/** What scripts of the page call on `window.rove`: loaded at the first call. */
import { actions } from './actions'
import { elementReports } from './element-reports'

/** The actions, and `rove.debug`. */
export const calls = { actions, elementReports }
