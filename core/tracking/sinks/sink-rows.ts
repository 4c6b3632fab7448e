/** All sinks. A sink is opened once its consent is given (TRACK-07). */
import { own } from '../../base/input/own'
import type { SinkRow } from './sink-row'

const rows: readonly SinkRow[] = [
  {
    name: 'dataLayer',
    consent: 'analytics',
    isHere: () => true,
  },
  {
    name: 'log',
    consent: 'analytics',
    isHere: ({ log }) => log,
  },
  {
    name: 'klaviyo',
    consent: 'marketing',
    takesContacts: true,
  },
  { name: 'meta', consent: 'ads' },
  { name: 'podcast', consent: 'ads' },
  { name: 'audience', consent: 'ads' },
]

/** All sinks, in the order in which they get events. */
export const sinkRows = rows.map(own)
