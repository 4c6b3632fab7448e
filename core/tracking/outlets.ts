/** All receivers of a page. */
import { pageBus } from '../bus'
import type { ConsentChanged, ConsentClass } from '../facts'
import { has } from '../own'
import type { TrackedEvent } from './collector'
import type { Seen } from './events/event-row'
import { nameFor } from './events/events'
import { createOutlet, type Outlet, type Told } from './outlet'
import type { SinkRow, Vendor } from './sinks/sink-row'
import { sinks } from './sinks/sinks'
import { subtotal } from './subtotal'

/** What receivers need of the page. */
export interface OutletsDeps {
  readonly seen: Pick<Seen, 'country' | 'counted'>
  /** Whether the shop keeps its own log. */
  readonly log: boolean
  readonly vendors: Readonly<Record<string, Vendor | undefined>>
  isAllowed(consent: ConsentClass): boolean
}

/** The ways to them. */
export interface Outlets {
  /** An event, to whom it has a name for. */
  send(event: TrackedEvent): void
  /** The one that may be told who the visitor is. */
  readonly receiver: Outlet | undefined
  /** The visitor allows and refuses, on this page or an earlier one; of what they have said nothing yet, it waits. */
  consent(now: ConsentChanged): void
  flush(): void
}

/** @see OutletsDeps */
export function createOutlets({ seen, log, vendors, isAllowed }: OutletsDeps): Outlets {
  const { country, counted } = seen
  const terms = { country, counted, subtotal, log }
  const isNamed = (name: string) => vendors[name]?.key || vendors[name]?.script
  const here = sinks.filter(({ name, isHere }) => (isHere ? isHere(terms) : isNamed(name)))
  const ways = here.map((row) => ({ row, way: open(row) }))

  function open({ name, consent, load }: SinkRow): Outlet {
    return createOutlet({
      name,
      consent,
      isAllowed,
      open: async () => (await load()).open(vendors[name], terms),
      sent(told: Told) {
        if (has(told, 'event')) pageBus().tell('track:sent', { event: told.as, sink: name })
      },
    })
  }

  return {
    send(event) {
      for (const { row, way } of ways) {
        const as = nameFor(row.name, event.event)
        if (as) way.take({ event, as })
      }
    },
    receiver: ways.find(({ row }) => row.takesContacts)?.way,
    consent(now) {
      for (const { row, way } of ways)
        if (now.refused.includes(row.consent)) way.withdraw()
        else way.review()
    },
    flush() {
      for (const { way } of ways) way.flush()
    },
  }
}
