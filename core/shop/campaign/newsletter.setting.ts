/** The settings of newsletters, under `rove`. Proposed. */
import { nullish, string } from 'valibot'
import { shape } from '../../base/input/shape'

/** The default lists, and the version of the service's API. */
export const newsletter = {
  name: 'rove.newsletter',
  schema: shape({
    /** The list for popups that name none (NEWS-01). */
    list: nullish(string(), ''),
    /** The list of the trade newsletter. */
    trade: nullish(string(), ''),
    /** A date: see `SignUpService`. */
    revision: nullish(string(), ''),
  }),
  otherwise: { list: '', trade: '', revision: '' },
} as const
