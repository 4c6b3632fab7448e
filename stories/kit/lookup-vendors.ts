/** Stand-ins of the address lookups: Google’s suggestions and Kakao’s search. Each finds the scripts already loaded. */

const streets = [
  ['1600 Vine Street', 'Los Angeles, CA, USA'],
  ['16 Vine Lane', 'Pasadena, CA, USA'],
] as const

const library = {
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: async () => ({
      suggestions: streets.map(([street, town]) => ({
        placePrediction: {
          mainText: { text: street },
          secondaryText: { text: town },
          toPlace: () => ({ fetchFields: async () => ({}), addressComponents: [] }),
        },
      })),
    }),
  },
}

/** Waits for a choice that no story makes. */
class Postcode {
  embed(container: HTMLElement) {
    const place = document.createElement('p')
    place.textContent = '도로명, 건물명, 지번을 입력하세요'
    container.append(place)
  }
}

/** Installs both. @returns a function that removes them */
export function standInLookups(): () => void {
  Object.assign(window, { google: { maps: { importLibrary: async () => library } }, kakao: { Postcode } })
  return () => {
    Reflect.deleteProperty(window, 'google')
    Reflect.deleteProperty(window, 'kakao')
  }
}
