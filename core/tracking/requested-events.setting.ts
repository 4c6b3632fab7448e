/** The events that the server requests (LOAD-08). Their shape is proposed. */
import { nullish, record, string, unknown } from 'valibot'
import { items } from '../base/input/lenient'
import { optionalPhp } from '../base/input/php-values'
import { shape } from '../base/input/shape'

const requestedEvent = shape({ event: string(), params: optionalPhp(record(string(), unknown()), {}) })

/** A list of events. An invalid one is left out: `[{ event: 'change_country', params: { from: 'US', to: 'KR' } }]`. */
export const requestedEvents = nullish(items('events asked for', requestedEvent), () => [])
