/** What the server asks to be tracked: document 3, section 7 (dynamic events). Its shape is proposed. */
import { nullish, record, string, unknown } from 'valibot'
import { items } from '../../lenient'
import { shape } from '../../shape'
import { perhaps } from '../../written-by-php'

const askedEvent = shape({ event: string(), params: perhaps(record(string(), unknown()), {}) })

/** A list of events, of which a bad one costs itself alone: `[{ event: 'change_country', params: { from: 'US', to: 'KR' } }]`. */
export const askedEvents = nullish(items('events asked for', askedEvent), () => [])
