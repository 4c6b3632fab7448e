/** A stand-in for `google.maps.importLibrary('places')`, for the demo only. It suggests addresses. */
import type { PlaceFound } from './places-api'

const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href).origin

interface SuggestionRequest {
  readonly input: string
  readonly includedRegionCodes?: readonly string[]
}

async function ask(path: string, query: Readonly<Record<string, string>>) {
  const response = await fetch(`${origin}/vendors/places/${path}?${new URLSearchParams(query)}`)
  if (!response.ok) throw Object.assign(new Error(`Places: ${response.status}`), { name: 'MapsServerError' })
  return response.json()
}

class Place {
  readonly id: string
  addressComponents?: readonly unknown[]
  formattedAddress?: string

  constructor({ id }: { readonly id: string }) {
    this.id = id
  }

  async fetchFields({ fields }: { readonly fields: readonly string[] }) {
    const answer = await ask('details', { id: this.id })
    for (const field of fields) if (field in answer) Object.assign(this, { [field]: answer[field] })
    return { place: this }
  }
}

class AutocompleteSessionToken {}

const AutocompleteSuggestion = {
  async fetchAutocompleteSuggestions({ input, includedRegionCodes = [] }: SuggestionRequest) {
    if (includedRegionCodes.length > 15) throw new Error('includedRegionCodes: at most 15')
    const found: PlaceFound[] = await ask('suggestions', { input, regions: includedRegionCodes.join() })
    return { suggestions: found.map((one) => ({ placePrediction: predictionOf(one) })) }
  },
}

const text = (words: string) => ({ text: words, matches: [], toString: () => words })

function predictionOf({ placeId, main, secondary }: PlaceFound) {
  return {
    placeId,
    text: text(`${main}, ${secondary}`),
    mainText: text(main),
    secondaryText: text(secondary),
    types: ['street_address'],
    toPlace: () => new Place({ id: placeId }),
  }
}

const places = { AutocompleteSuggestion, AutocompleteSessionToken, Place }
Object.assign(window, {
  google: {
    maps: { places, version: 'stand-in', importLibrary: async (name: string) => (name === 'places' ? places : {}) },
  },
})
