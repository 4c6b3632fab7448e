/** What the page says about its popups: it stands under `rove`, and is proposed. */
import { list } from '../../written-by-php'
import { readSetting, sources } from './read-setting'

/** Names of built-in rows, and definitions of the shop's own. Each is read by itself: a bad one costs itself alone. */
const popups = { name: 'rove.popups', schema: list, otherwise: [] } as const

/** What each of the page's sources says of popups, what counts most last: one page adds to what the whole site has. */
export function readPopups(): (readonly unknown[])[] {
  return sources()
    .filter(Boolean)
    .map((source) => readSetting(popups, source))
    .reverse()
}
