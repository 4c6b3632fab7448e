/**
 * What fills an address in from elsewhere: each behind one small interface, each only where the page has it. Nothing is
 * fetched before it is used. Source: document 2, section 7 (ADDR-03).
 */
import { type Locale, languageTag } from '../../../core/domain/countries'
import { RoveError } from '../../../core/errors'
import { fetched } from '../../../core/fetched'
import { inform } from '../../../core/inform'
import { loadCode } from '../../../core/load-code'
import type { Places } from './lookup-places.model'
import type { Postcode } from './lookup-postcode.model'

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

/** Those that the page names among its `rove.vendors`. Their code is fetched with the first use. */
export function createLookups(vendors: Readonly<Partial<Record<string, Vendor>>>, locale: Locale): Lookups {
  const { places, postcode } = vendors
  return {
    places: places && laterPlaces(places, languageTag(locale)),
    postcode: postcode && {
      search: (room, typed) =>
        quietly('postcode', async () =>
          (await loadCode(import('./lookup-postcode.model'))).createPostcode(postcode).search(room, typed),
        ),
    },
  }
}

function laterPlaces(vendor: Vendor, language: string): Places {
  const load = fetched(async () => (await loadCode(import('./lookup-places.model'))).createPlaces(vendor, language))
  return {
    warm: () => quietly('places', async () => (await load()).warm()),
    suggest: async (text, countries) =>
      (await quietly('places', async () => (await load()).suggest(text, countries))) ?? [],
  }
}

/** Nothing where the code is not to be had: a developer is told, and the fields stay fields. */
async function quietly<T>(what: string, run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch (cause) {
    inform(new RoveError('blocked', `checkout.${what}`, { cause }))
    return undefined
  }
}
