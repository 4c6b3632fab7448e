/** What Google's parts of an address are in ours. Source: document 2, section 7 (ADDR-03). */
import type { Address } from '../../../core/contract/order'
import { type CountryCode, countries } from '../../../core/domain/countries'
import type { Zone } from '../checkout-page.model'

/** A part, as Google names it. */
export interface PlaceComponent {
  readonly longText?: string | null
  readonly shortText?: string | null
  readonly types: readonly string[]
}

/** An address that was found. Its zone has names only: which zone of the shop's that is, `addressOf` says. */
export interface FoundAddress {
  readonly country: CountryCode | undefined
  readonly street1: string
  /** The unit. */
  readonly street2: string
  readonly city: string
  readonly postal_code: string
  /** Its code and its names, the likeliest first: `CA`, `California`. */
  readonly zones: readonly string[]
}

/** Countries that Google calls by another code. */
const regions: Partial<Record<CountryCode, string>> = { UK: 'gb' }
/** Countries that write the number behind the street. */
const numberLast: readonly (CountryCode | undefined)[] = ['KR']
/** What is a city, the likeliest first: towns in Britain, boroughs in New York, districts in Hong Kong. */
const cities = ['postal_town', 'locality', 'sublocality_level_1', 'neighborhood', 'administrative_area_level_3']

/** A country as Google calls it: `gb`. */
export function regionOf(country: CountryCode): string {
  return regions[country] ?? country.toLowerCase()
}

/**
 * What Google found, in our parts.
 *
 * @param otherwise the street, where it has no parts
 */
export function foundAddress(components: readonly PlaceComponent[], otherwise: string): FoundAddress {
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
    street1: long('route') ? street.filter(Boolean).join(' ') : otherwise,
    street2: long('subpremise'),
    city: cities.map(long).find(Boolean) ?? '',
    postal_code: long('postal_code'),
    zones: zones.flatMap((zone) => zone || []),
  }
}

/**
 * What an address becomes with what was found: what was not found stays as it is, and so does a unit that was typed.
 *
 * @param zonesOf the zones of a country, by its number
 */
export function addressOf(
  found: FoundAddress,
  before: Address,
  zonesOf: (country: number) => readonly Zone[],
): Partial<Address> {
  const country = countries.find(({ code }) => code === found.country)?.numeric ?? before.country
  const zone = found.zones.map((name) => zoneCalled(name, zonesOf(country))).find(Boolean)
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

function zoneCalled(name: string, zones: readonly Zone[]): Zone | undefined {
  const wanted = plain(name)
  return zones.find(({ code }) => plain(code) === wanted) ?? zones.find((zone) => plain(zone.name) === wanted)
}

/** `Québec` and `quebec` are the same. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
