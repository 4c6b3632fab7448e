/**
 * The address lookups that the page has configured, behind one small interface each. Their code is loaded when it is
 * first used (ADDR-03).
 */

import { loadCode } from '../../base/async/load-code'
import { loadOnce } from '../../base/async/load-once'
import { type Locale, languageTag } from '../../base/country/countries.rules'
import { RoveError } from '../../base/report/errors'
import { inform } from '../../base/report/inform'
import type { LookupConfig, Lookups, Places } from './lookup.types'

/** Loads their code. */
export const loadLookup = async () => (await loadCode(import('./lookup-code'))).lookupCode

/** The lookups named in the setting `rove.vendors`. */
export function createLookups(vendors: Readonly<Partial<Record<string, LookupConfig>>>, locale: Locale): Lookups {
  const { places, postcode } = vendors
  return {
    places: places && lazyPlaces(places, languageTag(locale)),
    postcode: postcode && {
      search: (container, typed) =>
        orUndefined('postcode', async () => (await loadLookup()).createPostcode(postcode).search(container, typed)),
    },
  }
}

function lazyPlaces(vendor: LookupConfig, language: string): Places {
  const load = loadOnce(async () => (await loadLookup()).createPlaces(vendor, language))
  return {
    warm: () => orUndefined('places', async () => (await load()).warm()),
    suggest: async (text, countries) =>
      (await orUndefined('places', async () => (await load()).suggest(text, countries))) ?? [],
  }
}

/** Resolves with `undefined` if the code cannot be loaded. The failure is reported; the fields still work. */
async function orUndefined<T>(what: string, run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch (cause) {
    inform(new RoveError('blocked', `address.${what}`, { cause }))
    return undefined
  }
}
