/** The setting `rove.off` (proposed): elements that are switched off, so that the server's HTML stays. */
import { pipe, string, transform } from 'valibot'
import { listOf } from '../input/php-list'
import { readSetting } from '../input/read-setting'

/** Their names, with or without `rove-`: `["popups", "rove-chat"]`. */
export const switchedOff = {
  name: 'rove.off',
  schema: listOf(
    pipe(
      string(),
      transform((name) => name.replace(/^rove-/, '')),
    ),
  ),
  otherwise: [] as readonly string[],
} as const

/** Whether the page has switched a tag off. */
export const isSwitchedOff = (tag: string): boolean =>
  (readSetting(switchedOff) as readonly string[]).includes(tag.replace(/^rove-/, ''))
