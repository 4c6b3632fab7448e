/** What the page says about its popups: it stands under `rove`, and is proposed. */
import { unknown } from 'valibot'
import { readSetting, sources } from './read-setting'

/** A list of names of built-in rows, and of definitions of the shop's own: who reads it says what of it is wrong. */
const popups = { name: 'rove.popups', schema: unknown(), otherwise: [] } as const

/** What each of the page's sources says of popups, what counts most last: one page adds to what the whole site has. */
export function readPopups(): readonly unknown[] {
  return sources()
    .filter(Boolean)
    .map((source) => readSetting(popups, source))
    .reverse()
}
