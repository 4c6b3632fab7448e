/** Converts Google's address components to our address fields (ADDR-03). */

import { type CountryCode, countries } from '../../base/country/countries.rules'
import type { Zone } from '../address/address-form.rules'

/** One component, as Google describes it. */
export interface PlaceComponent {
  readonly longText?: string | null
  readonly shortText?: string | null
  readonly types: readonly string[]
}

/** An address that was found. It has only names of its zone; `addressOf` finds the shop's zone. */
export interface FoundAddress {
  readonly country: CountryCode | undefined
  readonly street1: string
  /** The unit. */
  readonly street2: string
  readonly city: string
  readonly postal_code: string
  /** The zone's code and names, most likely first: `CA`, `California`. */
  readonly zones: readonly string[]
}

/** The fields that a lookup fills in. `country` is the ISO number, `zone` Ubercart's id or 0. */
export interface PlaceFields {
  readonly country: number
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly zone: number
  readonly postal_code: string
}

/** Countries with another code at Google. */
const regions: Partial<Record<CountryCode, string>> = { UK: 'gb' }
/** Countries that write the house number after the street. */
const numberLast: readonly (CountryCode | undefined)[] = ['KR']
/** Component types of a city, most likely first: towns in Britain, boroughs in New York, districts in Hong Kong. */
const cities = ['postal_town', 'locality', 'sublocality_level_1', 'neighborhood', 'administrative_area_level_3']

/** Google's code of a country: `gb`. */
export function regionOf(country: CountryCode): string {
  return regions[country] ?? country.toLowerCase()
}

/**
 * Converts Google's components.
 *
 * @param fallback the street, if the components have none
 */
export function foundAddress(components: readonly PlaceComponent[], fallback: string): FoundAddress {
  const part = (type: string) => components.find(({ types }) => types.includes(type))
  const long = (type: string) => part(type)?.longText ?? ''
  const region = part('country')?.shortText?.toLowerCase()
  const country = countries.find(({ code }) => regionOf(code) === region)?.code
  const street = [long('street_number'), long('route')]
  if (numberLast.includes(country)) street.reverse()
  const state = part('administrative_area_level_1')
  const zones = [state?.shortText, state?.longText, long('administrative_area_level_2')]
  return {
    country,
    street1: long('route') ? street.filter(Boolean).join(' ') : fallback,
    street2: long('subpremise'),
    city: cities.map(long).find(Boolean) ?? '',
    postal_code: long('postal_code'),
    zones: zones.flatMap((zone) => zone || []),
  }
}

/**
 * Merges a found address into an address. Fields that were not found, and a typed unit, stay.
 *
 * @param zonesOf the zones of a country, by its number
 */
export function addressOf(
  found: FoundAddress,
  before: PlaceFields,
  zonesOf: (country: number) => readonly Zone[],
): Partial<PlaceFields> {
  const country = countries.find(({ code }) => code === found.country)?.numeric ?? before.country
  const zone = found.zones.map((name) => zoneNamed(name, zonesOf(country))).find(Boolean)
  const moved = country !== before.country
  return {
    ...(moved ? { country } : {}),
    street1: found.street1,
    street2: before.street2 || found.street2,
    city: found.city || before.city,
    zone: zone?.id ?? (moved ? 0 : before.zone),
    postal_code: found.postal_code || before.postal_code,
  }
}

function zoneNamed(name: string, zones: readonly Zone[]): Zone | undefined {
  const wanted = normalised(name)
  return zones.find(({ code }) => normalised(code) === wanted) ?? zones.find((zone) => normalised(zone.name) === wanted)
}

/** Ignores case and diacritics: `Québec` equals `quebec`. */
function normalised(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
