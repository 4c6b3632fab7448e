/** Everybody who is told of events: a receiver's code is fetched once it may be told. Source: document 3, section 4 (TRACK-07). */
import type { SinkRow } from './sink-row'

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
