/** What the page says about its popups: both stand under `rove`, and are proposed. */
import { array, nullish, string, unknown } from 'valibot'
import { shape } from '../../shape'

/** Names of built-in rows, and definitions of the shop's own. Each is read by itself: a bad one costs itself alone. */
export const popups = { name: 'rove.popups', schema: array(unknown()), otherwise: [] } as const

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
