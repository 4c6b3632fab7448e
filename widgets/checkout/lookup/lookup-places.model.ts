/** Google Places: streets for what is typed, and the parts of the one that is chosen. */
import type { CountryCode } from '../../../core/domain/countries'
import { RoveError } from '../../../core/errors'
import { fetched } from '../../../core/fetched'
import { inform } from '../../../core/inform'
import { loadScript } from '../../../core/net/load-script'
import { safeUrl } from '../../../core/safe-url'
import type { Vendor } from './lookup.model'
import { type FoundAddress, foundAddress, type PlaceComponent, regionOf } from './lookup.rules'

/** One street that it knows. */
export interface Suggestion {
  /** `225 Varick Street`. */
  readonly street: string
  /** `New York, NY, USA`. */
  readonly town: string
  /** Its parts; nothing where they are not to be had. */
  read(): Promise<FoundAddress | undefined>
}

/** Where streets are looked up. It never rejects: where it fails, a developer is told, and the field stays a field. */
export interface Places {
  /** Fetches its script, once. */
  warm(): Promise<unknown>
  /** Streets of these countries for what is typed, the best first. */
  suggest(text: string, countries: readonly CountryCode[]): Promise<readonly Suggestion[]>
}

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
  /** Called by Google's script once it can be asked. */
  __rovePlaces?: () => void
}

const where = 'checkout.places'
const host = globalThis as HostWindow

/** @param language BCP 47: what suggestions are worded in */
export function createPlaces(vendor: Vendor, language: string): Places {
  // Google counts what is typed for one address, and the one that is chosen, as one session.
  let session: object | undefined
  const load = fetched(() => loadLibrary(vendor, language))
  const endSession = () => {
    session = undefined
  }
  return {
    warm: () => quietly(load, undefined),
    suggest: (text, countries) =>
      quietly(async () => {
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
      quietly(async () => {
        onRead()
        const place = prediction.toPlace()
        await place.fetchFields({ fields: ['addressComponents'] })
        return foundAddress(place.addressComponents ?? [], street)
      }, undefined),
  }
}

async function loadLibrary({ script = '', key = '' }: Vendor, language: string): Promise<Library> {
  // A map of the shop's own may have brought it.
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

async function quietly<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    // What Google throws is no error of ours.
    inform(cause instanceof RoveError ? cause : new RoveError('refused', where, { cause }))
    return otherwise
  }
}
