import { has } from '../../base/input/own'
import { toJson } from '../../base/input/own-json'
import { callShop } from '../../base/net/call-shop'
import { sendLast } from '../../base/net/send-last'
import { eventsLog, type LoggedEvent } from '../events.contract'
import type { Sink } from '../sink-queue'
import { ga4Params } from './ga4'

/** The most events in one batch, and its longest JSON in characters: a beacon holds at most 64 KiB. */
const maxBatch = 20
const maxLength = 20_000

/** The shop's own log. Sends a batch when it is full or the page is left. */
export function open(): Sink {
  let batch: LoggedEvent[] = []
  const flush = () => {
    const events = batch.splice(0)
    // A batch too large for a beacon is sent as a request; its answer is not awaited.
    if (events.length > 0 && !sendLast(eventsLog, { events })) callShop(eventsLog, { events }).catch(() => {})
  }
  return {
    send(message) {
      if (!has(message, 'event')) return
      const { event, at, params } = message.event
      batch.push({ event, at, params: ga4Params(params) })
      if (batch.length >= maxBatch || toJson(batch).length > maxLength) flush()
    },
    flush,
    withdraw() {
      batch = []
    },
  }
}
