import { loadsWhenIdle } from './widgets'

/** A widget's tag: the second group is its name where its code waits for a quiet moment. */
export const widgetTag = new RegExp(`^rove-((${loadsWhenIdle})|${__ROVE_LOADS_WHEN_VISIBLE__})$`)
