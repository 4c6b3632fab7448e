/** The interfaces of the address lookups. */

import type { CountryCode } from '../../base/country/countries.rules'
import type { addressOfPostcode } from '../address/korean-postcode.rules'
import type { FoundAddress } from './found-address.rules'

/** One suggested street. */
export interface Suggestion {
  /** `225 Varick Street`. */
  readonly street: string
  /** `New York, NY, USA`. */
  readonly town: string
  /** Reads its address; `undefined` if that fails. */
  read(): Promise<FoundAddress | undefined>
}

/** Suggests streets. It never rejects: failures are reported, and the field still works. */
export interface Places {
  /** Loads the provider's script, once. */
  warm(): Promise<unknown>
  /** Suggests streets of these countries for a typed text, best match first. */
  suggest(text: string, countries: readonly CountryCode[]): Promise<readonly Suggestion[]>
}

/** Searches Korean postal codes. */
export interface Postcode {
  /**
   * Shows the search in a container, with the typed text as the query. Resolves with the chosen address, or with
   * `undefined` if the search cannot be loaded; the failure is reported. The caller empties the container.
   */
  search(container: HTMLElement, typed: string): Promise<ReturnType<typeof addressOfPostcode> | undefined>
}

/** The lookups of a page. */
export interface Lookups {
  readonly places?: Places | undefined
  readonly postcode?: Postcode | undefined
}

/** The page's configuration of a lookup: a script that replaces the provider's own, and the provider's key. */
export interface LookupConfig {
  readonly script?: string
  readonly key?: string
}
