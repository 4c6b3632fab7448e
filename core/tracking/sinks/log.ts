import { eventsLog, type LoggedEvent } from '../../contract/events'
import { callShop } from '../../net/call-shop'
import { sendLast } from '../../net/send-last'
import { has } from '../../own'
import { toJson } from '../../own-json'
import type { Sink } from '../outlet'
import { ga4Params } from './ga4-params'

/** How many go at once, and how long their words may be: what a browser sends while a page goes away has at most 64 KiB. */
const most = 20
const longest = 20_000

/** The shop's own log: it is told as the page is left, or when enough has happened. */
export function open(): Sink {
  let gathered: LoggedEvent[] = []
  const flush = () => {
    const events = gathered.splice(0)
    // What is too much for a page that goes away is asked for as long as it stands; nobody waits for the answer.
    if (events.length > 0 && !sendLast(eventsLog, { events })) callShop(eventsLog, { events }).catch(() => {})
  }
  return {
    take(told) {
      if (!has(told, 'event')) return
      const { event, at, params } = told.event
      gathered.push({ event, at, params: ga4Params(params) })
      if (gathered.length >= most || toJson(gathered).length > longest) flush()
    },
    flush,
    withdraw() {
      gathered = []
    },
  }
}
