/** Everybody who is told of events: a receiver's code is fetched once it may be told. Source: document 3, section 4 (TRACK-07). */
import type { SinkRow } from './sink-row'

const isNamed: SinkRow['isHere'] = (vendor) => !!vendor && !!(vendor.key || vendor.script)

/** In the order in which they are told. */
export const sinks: readonly SinkRow[] = [
  {
    name: 'dataLayer',
    consent: 'analytics',
    isHere: () => true,
    load: () => import('./data-layer'),
  },
  {
    name: 'log',
    consent: 'analytics',
    isHere: (_, { log }) => log,
    load: () => import('./log'),
  },
  {
    name: 'klaviyo',
    consent: 'marketing',
    takesContacts: true,
    isHere: isNamed,
    load: () => import('./klaviyo'),
  },
  { name: 'meta', consent: 'ads', isHere: isNamed, load: () => import('./meta') },
  { name: 'podcast', consent: 'ads', isHere: isNamed, load: () => import('./podcast') },
  { name: 'audience', consent: 'ads', isHere: isNamed, load: () => import('./audience') },
]
