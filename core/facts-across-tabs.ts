/** What the visitor does in one tab is known in the others: facts that cross tabs, and the line they cross by. */
import { boolean, type GenericSchema, nullish, picklist, safeParse, string } from 'valibot'
import { pageBus } from './bus'
import { createTabs } from './device/tabs'
import { countries } from './domain/countries'
import type { FactName, Facts } from './facts'
import { has } from './own'
import { ownCopy } from './own-json'
import { share } from './page'
import { shape } from './shape'
import { maybe, whole } from './written-by-php'

const country = picklist(countries.map(({ code }) => code))

/** Each with what of it crosses: what was asked for beside it is published where it was asked for. */
const crossing: { readonly [Fact in FactName]?: GenericSchema<unknown, Facts[Fact]> } = {
  'cart:changed': shape({ count: whole }),
  'country:changed': shape({ from: country, to: country }),
  'coupon:changed': shape({ op: string(), coupon: string() }),
  'destination:changed': shape({
    country,
    postal: string(),
    label: string(),
    zone: maybe(string()),
    restricted: nullish(boolean(), false),
  }),
  'love:changed': shape({ nid: whole, loved: boolean(), count: whole }),
}

/**
 * Publishes here, once a page, what other tabs publish, marked as from `elsewhere`, and the other way round.
 *
 * @returns the undo
 */
export function shareFacts(): () => void {
  return share('facts across tabs', connect)[1]
}

function connect(): { stop(): void } {
  const names = Object.keys(crossing) as FactName[]
  const tabs = createTabs<readonly [FactName, unknown]>('rove_facts', (message) => {
    if (!Array.isArray(message)) return
    const [fact, payload] = message
    for (const name of names) {
      const decoded = safeParse(crossing[name] as GenericSchema, ownCopy(payload))
      if (name === fact && decoded.success)
        pageBus().tell(name, { ...(decoded.output as object), elsewhere: true } as never)
    }
  })
  const undo = names.map((fact) =>
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
