/** All receivers of a page. */
import { pageBus } from '../bus'
import type { ConsentClass } from '../consent'
import type { ConsentChanged } from '../facts'
import type { TrackedEvent } from './collector'
import type { Seen } from './events/event-row'
import { nameFor } from './events/events'
import type { IdentifyDeps } from './identify'
import { createOutlet, type Outlet, type Told } from './outlet'
import type { SinkRow, Vendor } from './sinks/sink-row'
import { sinks } from './sinks/sinks'

/** What receivers need of the page. */
export interface OutletsDeps {
  readonly seen: Pick<Seen, 'country' | 'counted'>
  /** Whether the shop keeps its own log. */
  readonly log: boolean
  readonly vendors: Readonly<Record<string, Vendor | undefined>>
  /** What is allowed as the page begins. */
  readonly allowed: ConsentChanged
  isAllowed(consent: ConsentClass): boolean
}

/** The ways to them. */
export interface Outlets {
  /** An event, to whom it has a name for. */
  send(event: TrackedEvent): void
  /** The one that may be told who the visitor is. */
  readonly contacts: IdentifyDeps
  /** The visitor allows and refuses. */
  consent(now: ConsentChanged): void
  /** The page is at rest: others' scripts may come. */
  begin(): void
  flush(): void
}

/** @see OutletsDeps */
export function createOutlets({ seen, log, vendors, allowed, isAllowed }: OutletsDeps): Outlets {
  const { country, counted } = seen
  const terms = { country, counted, log }
  const here = sinks.filter(({ name, isHere }) => isHere(vendors[name], terms))
  const ways = here.map((row) => ({ row, way: open(row) }))
  /** Nobody has refused what was never allowed: it waits. */
  let before: Partial<ConsentChanged> = allowed
  const receiver = ways.find(({ row }) => row.takesContacts)?.way

  function open({ name, consent, open }: SinkRow): Outlet {
    return createOutlet({
      name,
      consent,
      isAllowed,
      open: async () => open(vendors[name], terms),
      sent(told: Told) {
        if ('event' in told) pageBus().tell('track:sent', { event: told.as, sink: name })
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
    contacts: {
      isOpen: () => receiver?.isOpen() ?? false,
      take: (contact) => receiver?.take({ contact }),
    },
    consent(now) {
      for (const { row, way } of ways)
        if (now[row.consent]) way.review()
        else if (before[row.consent]) way.withdraw()
      before = now
    },
    begin() {
      for (const { way } of ways) way.review()
    },
    flush() {
      for (const { way } of ways) way.flush()
    },
  }
}
