/**
 * What tracking needs once the visitor has consented to a sink (TRACK-07), or is part of the price test (ABTEST-01): one
 * file. Sinks are opened with consent only.
 */
import type { SinkName } from './events/event-row'
import { followPriceTest } from './price-test'
import { open as audience } from './sinks/audience'
import { open as dataLayer } from './sinks/ga4'
import { open as klaviyo } from './sinks/klaviyo'
import { open as log } from './sinks/log'
import { open as meta } from './sinks/meta'
import { open as podcast } from './sinks/podcast'
import type { OpenSink } from './sinks/sink-row'

/** Opens a sink, by its name. */
const openSink: Readonly<Record<SinkName, OpenSink>> = { audience, dataLayer, klaviyo, log, meta, podcast }

/** The sinks, and the price test. */
export const later = { openSink, followPriceTest }
