/** Shares some facts with the visitor's other tabs. */
import { boolean, type GenericSchema, nullish, picklist, safeParse, string } from 'valibot'
import { pageBus } from '../core/base/bus/bus'
import type { FactName, Facts } from '../core/base/bus/facts'
import { createTabs } from '../core/base/bus/tab-channel'
import { countries } from '../core/base/country/countries.rules'
import { has } from '../core/base/input/own'
import { ownCopy } from '../core/base/input/own-json'
import { count, optional } from '../core/base/input/php-values'
import { shape } from '../core/base/input/shape'
import { acquireShared } from '../core/base/state/page'
import { liveCounts } from '../core/shop/live/live.contract'

const country = picklist(countries.map(({ code }) => code))

/** The facts that other tabs receive, each with the schema that a received payload must match. Other
 * fields are dropped on receipt. */
const sharedSchemas: { readonly [Fact in FactName]?: GenericSchema<unknown, Facts[Fact]> } = {
  'cart:changed': shape({ count: count }),
  'country:changed': shape({ from: country, to: country }),
  'coupon:changed': shape({ op: string(), coupon: string() }),
  'destination:changed': shape({
    country,
    postal: string(),
    label: string(),
    zone: optional(string()),
    restricted: nullish(boolean(), false),
  }),
  'live:refreshed': liveCounts,
  'love:changed': shape({ nid: count, loved: boolean(), count: count }),
}

/**
 * Publishes here what other tabs publish, marked `elsewhere`, and sends this tab's facts to them. Runs once a page.
 *
 * @returns the undo
 */
export function shareFacts(): () => void {
  return acquireShared('facts across tabs', connect)[1]
}

function connect(): { stop(): void } {
  const sharedFacts = Object.keys(sharedSchemas) as FactName[]
  const tabs = createTabs<readonly [FactName, unknown]>('rove_facts', (message) => {
    if (!Array.isArray(message)) return
    const [fact, payload] = message
    for (const name of sharedFacts) {
      const decoded = safeParse(sharedSchemas[name] as GenericSchema, ownCopy(payload))
      if (name === fact && decoded.success)
        pageBus().publish(name, { ...(decoded.output as object), elsewhere: true } as never)
    }
  })
  const undo = sharedFacts.map((fact) =>
    pageBus().on(fact, (payload) => {
      if (!has(payload, 'elsewhere')) tabs.post([fact, payload])
    }),
  )
  return {
    stop() {
      for (const end of undo) end()
      tabs.stop()
    },
  }
}
