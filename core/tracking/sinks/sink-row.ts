/** How a receiver is written down. */
import type { CountryCode } from '../../domain/countries'
import type { ConsentClass } from '../../facts'
import type { TrackedItem } from '../../host/settings/tracking'
import type { SinkName } from '../events/event-row'
import type { Sink } from '../outlet'

/** A vendor's script and key, as the page names them. */
export interface Vendor {
  readonly script: string
  readonly key: string
}

/** What a receiver may need of the page. */
export interface SinkTerms {
  readonly country: CountryCode
  /** Without those that do not count for advertisers. */
  counted(items: readonly TrackedItem[]): readonly TrackedItem[]
  /** The sum of their prices, in units of the page's currency. */
  subtotal(items: readonly TrackedItem[]): number
  /** Whether the shop keeps its own log. */
  readonly log: boolean
}

/** One receiver. */
export interface SinkRow {
  readonly name: SinkName
  /** What the visitor has to allow. */
  readonly consent: ConsentClass
  /** Whether it is declared to be told who the visitor is: the others never are. */
  readonly takesContacts?: true
  /** Whether this page has it, where that is not whether the page names the vendor. */
  isHere?(terms: SinkTerms): boolean
  /** Fetches its code. */
  load(): Promise<SinkModule>
}

/** The code of one receiver. */
export interface SinkModule {
  /** Fetches what it needs. Rejects with RoveError `blocked`. */
  open(vendor: Vendor | undefined, terms: SinkTerms): Sink | Promise<Sink>
}
