/**
 * What fills an address in from elsewhere: each behind one small interface, each only where the page has it. Nothing is
 * fetched before it is used. Source: document 2, section 7 (ADDR-03).
 */
import { type Locale, languageTag } from '../../../core/domain/countries'
import { createPlaces, type Places } from './lookup-places.model'
import { createPostcode, type Postcode } from './lookup-postcode.model'

/** What a page has. */
export interface Lookups {
  /** Suggests streets. */
  readonly places?: Places | undefined
  /** Korea's search for postal codes. */
  readonly postcode?: Postcode | undefined
}

/** What a page names of one of them: a script of its own in place of the provider's, and the provider's key. */
export interface Vendor {
  readonly script?: string
  readonly key?: string
}

/** Those that the page names among its `rove.vendors`. */
export function createLookups(vendors: Readonly<Partial<Record<string, Vendor>>>, locale: Locale): Lookups {
  const { places, postcode } = vendors
  return {
    places: places && createPlaces(places, languageTag(locale)),
    postcode: postcode && createPostcode(postcode),
  }
}
