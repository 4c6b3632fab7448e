/** Google Places: suggests streets for a typed text, and reads the address of the chosen one. */

import { loadOnce } from '../../base/async/load-once'
import { safeUrl } from '../../base/input/safe-url'
import { loadScript } from '../../base/net/load-script'
import { RoveError } from '../../base/report/errors'
import { inform } from '../../base/report/inform'
import { foundAddress, type PlaceComponent, regionOf } from './found-address.rules'
import type { LookupConfig, Places, Suggestion } from './lookup.types'

interface Prediction {
  readonly mainText?: { readonly text?: string } | null
  readonly secondaryText?: { readonly text?: string } | null
  toPlace(): {
    fetchFields(request: { readonly fields: readonly string[] }): Promise<unknown>
    readonly addressComponents?: readonly PlaceComponent[] | null
  }
}

interface Library {
  readonly AutocompleteSessionToken: new () => object
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      readonly input: string
      readonly includedRegionCodes: readonly string[]
      readonly language: string
      readonly sessionToken: object
    }): Promise<{ readonly suggestions: readonly { readonly placePrediction?: Prediction | null }[] }>
  }
}

interface HostWindow {
  google?: { readonly maps?: { importLibrary?(name: 'places'): Promise<Library> } }
  /** Called by Google's script when it is ready. */
  __rovePlaces?: () => void
}

const where = 'address.places'
const host = globalThis as HostWindow

/** @param language BCP 47: the language of the suggestions */
export function createPlaces(vendor: LookupConfig, language: string): Places {
  // Google bills the requests for one address, with the final details, as one session.
  let session: object | undefined
  const load = loadOnce(() => loadLibrary(vendor, language))
  const endSession = () => {
    session = undefined
  }
  return {
    warm: () => orFallback(load, undefined),
    suggest: (text, countries) =>
      orFallback(async () => {
        const { AutocompleteSuggestion, AutocompleteSessionToken } = await load()
        session ??= new AutocompleteSessionToken()
        const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input: text,
          includedRegionCodes: countries.map(regionOf),
          language,
          sessionToken: session,
        })
        return suggestions.flatMap(({ placePrediction: found }) => (found ? [suggestionOf(found, endSession)] : []))
      }, []),
  }
}

function suggestionOf(prediction: Prediction, onRead: () => void): Suggestion {
  const street = prediction.mainText?.text ?? ''
  return {
    street,
    town: prediction.secondaryText?.text ?? '',
    read: () =>
      orFallback(async () => {
        onRead()
        const place = prediction.toPlace()
        await place.fetchFields({ fields: ['addressComponents'] })
        return foundAddress(place.addressComponents ?? [], street)
      }, undefined),
  }
}

async function loadLibrary({ script = '', key = '' }: LookupConfig, language: string): Promise<Library> {
  // Another script of the page may have loaded it already.
  if (!host.google?.maps?.importLibrary) {
    const ready = new Promise<void>((resolve) => {
      host.__rovePlaces = resolve
    })
    await loadScript({ url: safeUrl(script) ?? googleUrl(key, language), where })
    if (!host.google?.maps?.importLibrary) await ready
  }
  const library = await host.google?.maps?.importLibrary?.('places')
  if (!library?.AutocompleteSuggestion) throw new RoveError('unsupported', where)
  return library
}

function googleUrl(key: string, language: string): string {
  const query = { key, language, v: 'weekly', libraries: 'places', loading: 'async', callback: '__rovePlaces' }
  return `https://maps.googleapis.com/maps/api/js?${new URLSearchParams(query)}`
}

async function orFallback<T>(run: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    // Google's errors are only reported.
    inform(cause instanceof RoveError ? cause : new RoveError('refused', where, { cause }))
    return fallback
  }
}
