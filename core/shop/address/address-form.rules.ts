/**
 * The address form of each country: fields, order, labels. Its validation is in address.rules.ts (ADDR-01).
 */

import type { CountryCode } from '../../base/country/countries.rules'
import type { AddressField } from './address-input.rules'

/** The code of a field's label, or of the empty zone option. Countries may have different labels for one field. */
export type AddressLabel =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'apartment'
  | 'detail'
  | 'flat'
  | 'city'
  | 'townCity'
  | 'suburb'
  | 'district'
  | 'state'
  | 'province'
  | 'county'
  | 'region'
  | 'country'
  | 'zip'
  | 'postalCode'
  | 'postcode'
  | 'phone'
  | 'stateProvince'
  | 'sectionRegion'

type FormField = AddressField | 'country'

/** A state or province. */
export interface Zone {
  readonly id: number
  readonly name: string
  /** `CA`, `ON`; empty if it has none. */
  readonly code: string
}

interface AddressForm {
  /** The fields, in order. */
  readonly fields: readonly AddressField[]
  /** Labels that differ from `labels`. */
  readonly labels: Partial<Record<FormField, AddressLabel>>
  /** Fields that may be empty. */
  readonly optional: readonly FormField[]
  /** The text of the empty zone option. */
  readonly noZone: Extract<AddressLabel, 'stateProvince' | 'sectionRegion'>
  /** The postal code has only digits. */
  readonly numericPostal?: true
  /** The country has a postal code search. */
  readonly postcodeSearch?: true
}

const labels: Readonly<Record<FormField, AddressLabel>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  street1: 'street',
  street2: 'apartment',
  city: 'city',
  zone: 'region',
  country: 'country',
  postal_code: 'postalCode',
  phone: 'phone',
}

const western = {
  fields: ['first_name', 'last_name', 'company', 'street1', 'street2', 'city', 'zone', 'postal_code', 'phone'],
  optional: ['company', 'street2'],
  noZone: 'stateProvince',
} as const

const rows: Readonly<Record<CountryCode, AddressForm>> = {
  US: { ...western, labels: { zone: 'state', postal_code: 'zip' }, numericPostal: true },
  CA: { ...western, labels: { zone: 'province' } },
  AU: { ...western, labels: { city: 'suburb', zone: 'state', postal_code: 'postcode' }, numericPostal: true },
  KR: {
    fields: ['last_name', 'first_name', 'company', 'postal_code', 'city', 'street1', 'street2', 'phone'],
    labels: { street2: 'detail' },
    optional: ['company', 'street2'],
    noZone: 'sectionRegion',
    numericPostal: true,
    postcodeSearch: true,
  },
  UK: {
    ...western,
    labels: { city: 'townCity', zone: 'county', postal_code: 'postcode' },
    noZone: 'sectionRegion',
  },
  HK: {
    ...western,
    fields: ['last_name', 'first_name', ...western.fields.slice(2)],
    labels: { street2: 'flat', city: 'district' },
    optional: ['company', 'street2', 'postal_code'],
    noZone: 'sectionRegion',
  },
}

/** The address form of a country. */
export function addressFormOf(country: CountryCode): AddressForm {
  return rows[country]
}

/** The label of a field in a country: a code of `addressFieldTexts`. */
export function labelOf(country: CountryCode, field: FormField): AddressLabel {
  return rows[country].labels[field] ?? labels[field]
}
