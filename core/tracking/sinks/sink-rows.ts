/** All sinks. The code of a sink is loaded once consent is given (TRACK-07). */
import { own } from '../../input/own'
import type { SinkRow } from './sink-row'

const rows: readonly SinkRow[] = [
  {
    name: 'dataLayer',
    consent: 'analytics',
    isHere: () => true,
    load: () => import('./ga4'),
  },
  {
    name: 'log',
    consent: 'analytics',
    isHere: ({ log }) => log,
    load: () => import('./log'),
  },
  {
    name: 'klaviyo',
    consent: 'marketing',
    takesContacts: true,
    load: () => import('./klaviyo'),
  },
  { name: 'meta', consent: 'ads', load: () => import('./meta') },
  { name: 'podcast', consent: 'ads', load: () => import('./podcast') },
  { name: 'audience', consent: 'ads', load: () => import('./audience') },
]

/** All sinks, in the order in which they get events. */
export const sinkRows = rows.map(own)
