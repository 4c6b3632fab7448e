/** The settings of popups, under `rove`. Proposed. */
import { unknown } from 'valibot'
import { readSetting, sources } from '../../base/input/read-setting'

/**
 * A list of names of built-in popups and of the shop's own definitions. `rove-popups` validates it and reports errors.
 */
const popups = { name: 'rove.popups', schema: unknown(), otherwise: [] } as const

/** The popups of each source of settings, lowest precedence first: a page adds to those of the whole site. */
export function readPopups(): readonly unknown[] {
  return sources()
    .filter(Boolean)
    .map((source) => readSetting(popups, source))
    .reverse()
}
