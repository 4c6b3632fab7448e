/** Where the demo's visitor can seem to be: the cities of the showrooms, one without, and nowhere. */

/** One city, as the lookup tells it. */
export interface City {
  readonly countryCode: string
  readonly countryName: string
  readonly regionName: string
  readonly cityName: string
}

const cityIn = (countryCode: string, countryName: string) => (cityName: string, regionName: string) => ({
  countryCode,
  countryName,
  regionName,
  cityName,
})
const us = cityIn('US', 'United States of America')
const canada = cityIn('CA', 'Canada')

/** All of them. */
export const cities: readonly City[] = [
  canada('Toronto', 'Ontario'),
  canada('Vancouver', 'British Columbia'),
  us('Los Angeles', 'California'),
  us('Santa Fe Springs', 'California'),
  us('San Diego', 'California'),
  us('Miami', 'Florida'),
  us('Chicago', 'Illinois'),
  cityIn('HK', 'Hong Kong')('Hong Kong', 'Hong Kong'),
]
