/** The cities that the demo bar offers: those with a showroom, and one without. */

/** One city in the shape of the lookup's answer. */
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

/** All cities. */
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
