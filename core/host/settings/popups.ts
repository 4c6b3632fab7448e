/** What the page says about its popups: both stand under `rove`, and are proposed. */
import { nullish, string } from 'valibot'
import { shape } from '../../shape'
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

/** The lists that addresses are put on where a popup names none, and the service's newer shape where it wants it. */
export const newsletter = {
  name: 'rove.newsletter',
  schema: shape({
    /** The fixed default of document 3, section 7. */
    list: nullish(string(), ''),
    /** The trade newsletter's. */
    trade: nullish(string(), ''),
    /** A date: see `SignUpService`. */
    revision: nullish(string(), ''),
  }),
  otherwise: { list: '', trade: '', revision: '' },
} as const
