/** Everybody who is told of events: a receiver's code is fetched once it may be told. Source: document 3, section 4 (TRACK-07). */
import type { SinkRow } from './sink-row'

const isNamed: SinkRow['isHere'] = (vendor) => !!vendor && !!(vendor.key || vendor.script)

/** In the order in which they are told. */
export const sinks: readonly SinkRow[] = [
  {
    name: 'dataLayer',
    consent: 'analytics',
    isHere: () => true,
    open: async () => (await import('./data-layer')).openDataLayer(),
  },
  {
    name: 'log',
    consent: 'analytics',
    isHere: (_, { log }) => log,
    open: async () => (await import('./log')).openLog(),
  },
  {
    name: 'klaviyo',
    consent: 'marketing',
    takesContacts: true,
    isHere: isNamed,
    open: async (...given) => (await import('./klaviyo')).openKlaviyo(...given),
  },
  {
    name: 'meta',
    consent: 'ads',
    isHere: isNamed,
    open: async (...given) => (await import('./meta')).openMeta(...given),
  },
  {
    name: 'podcast',
    consent: 'ads',
    isHere: isNamed,
    open: async (...given) => (await import('./podcast')).openPodcast(...given),
  },
  {
    name: 'audience',
    consent: 'ads',
    isHere: isNamed,
    open: async (...given) => (await import('./audience')).openAudience(...given),
  },
]
