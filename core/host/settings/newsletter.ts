/** What the page says about newsletters: it stands under `rove`, and is proposed. */
import { nullish, string } from 'valibot'
import { shape } from '../../shape'

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
