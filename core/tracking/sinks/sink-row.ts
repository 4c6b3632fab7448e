/** The description of one sink. */
import type { CountryCode } from '../../base/country/countries.rules'
import type { ConsentCategory } from '../../shop/consent/consent.facts'
import type { SinkName } from '../events/event-row'
import type { Sink } from '../sink-queue'
import type { TrackedItem } from '../tracking.setting'

/** A provider's script and key, from the page's settings. */
export interface ProviderSettings {
  readonly script: string
  readonly key: string
}

/** What a sink can read about the page. */
export interface SinkTerms {
  readonly country: CountryCode
  /** The items that count for advertisers. */
  counted(items: readonly TrackedItem[]): readonly TrackedItem[]
  /** The sum of their prices, in units of the page's currency. */
  subtotal(items: readonly TrackedItem[]): number
  /** Whether the shop keeps its own log. */
  readonly log: boolean
}

/** One sink. */
export interface SinkRow {
  readonly name: SinkName
  /** The consent category that the visitor has to allow. */
  readonly consent: ConsentCategory
  /** Whether it receives the visitor's contact. The others never do. */
  readonly takesContacts?: true
  /** Whether this page has it. By default: whether its settings name the provider. */
  isHere?(terms: SinkTerms): boolean
}

/** Opens a sink: loads its script. Rejects with RoveError `blocked`. */
export type OpenSink = (vendor: ProviderSettings | undefined, terms: SinkTerms) => Sink | Promise<Sink>
