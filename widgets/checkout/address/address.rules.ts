/**
 * The address form of each country: fields, order, labels. Validation is in core/address/address.rules.ts (ADDR-01,
 * ADDR-02, QUOTE-01).
 */

import { isCheckedBeforeQuote } from '../../../core/address/address.rules'
import { limitOf, normalForm } from '../../../core/address/address-input.rules'
import { type Country, type CountryCode, countries } from '../../../core/country/countries.rules'
import type { Address } from '../../../core/order/order.contract'
import {
  type AddressField,
  countryOf,
  type Draft,
  isAddressValid,
  type PaneName,
  paneProblems,
  panesOf,
  quoteHash,
  type Settings,
} from '../checkout.rules'
import type { CheckoutState } from '../checkout-state.types'
import type { AddressCode, FieldCode } from './address.texts'

/** A text field. */
export type TextField = Exclude<AddressField, 'country' | 'zone'>

interface AddressForm {
  /** The fields, in order. */
  readonly fields: readonly Exclude<AddressField, 'country'>[]
  /** Labels that differ from `labels`. */
  readonly labels: Partial<Record<AddressField, FieldCode>>
  /** Fields that may be empty. */
  readonly optional: readonly AddressField[]
  /** The text of the empty zone option. */
  readonly noZone: Extract<AddressCode, 'stateProvince' | 'sectionRegion'>
  /** The postal code has only digits. */
  readonly numericPostal?: true
  /** The country has a postal code search. */
  readonly postcodeSearch?: true
}

const labels: Readonly<Record<AddressField, FieldCode>> = {
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

/** The fields of a country, in order. The zone is left out if the country has none. */
export function fieldsOf(country: CountryCode, zones: readonly Zone[]): AddressForm['fields'] {
  return rows[country].fields.filter((field) => field !== 'zone' || zones.length > 0)
}

/** The `inputMode` of a field. */
export function keyboardOf(country: CountryCode, field: TextField) {
  if (field === 'phone') return { type: 'tel', inputMode: 'tel' } as const
  return field === 'postal_code' && rows[country].numericPostal ? ({ inputMode: 'numeric' } as const) : {}
}

/** The label of a field in a country: a code of `address.texts`. */
export function labelOf(country: CountryCode, field: AddressField): FieldCode {
  return rows[country].labels[field] ?? labels[field]
}

/** The `autocomplete` token of each field. */
const tokens: Readonly<Record<AddressField, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  street1: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  zone: 'address-level1',
  country: 'country',
  postal_code: 'postal-code',
  phone: 'tel',
}

/** A field's `autocomplete`: `shipping given-name`. */
export function autocompleteOf(pane: PaneName, field: AddressField): string {
  return `${pane === 'delivery' ? 'shipping' : 'billing'} ${tokens[field]}`
}

/** The countries of an address. Delivery: the page's country and the order's. Billing: all countries. */
export function countriesOf(pane: PaneName, address: Address, { country }: Settings): readonly Country[] {
  if (pane === 'billing') return countries
  return countries.filter(({ numeric }) => numeric === country.numeric || numeric === address.country)
}

/** The changes that follow from another country: its zone is reset; all other fields stay. */
export function countryChange(address: Address, country: number): Partial<Address> {
  return address.country === country ? {} : { country, zone: 0 }
}

/** Returns the text that a field accepts: cut to its maximum length. */
export function truncated(country: CountryCode, field: TextField, text: string): string {
  return text.slice(0, limitOf(country, field, text))
}

/** The normalised value of a field, applied on blur; `undefined` if nothing changes. */
export function normalisedField(address: Address, field: TextField, settings: Settings): Partial<Address> | undefined {
  const normal = normalForm(countryOf(address, settings).code, field, address[field])
  return normal === address[field] ? undefined : { [field]: normal }
}

/**
 * What is shown of the shipping quote. `incomplete`: until the addresses are valid, or in Korea, which is not validated
 * first, until all fields of the request are filled in (ADDR-02). `asking`: from the last keystroke on, before the
 * request is sent.
 */
export type QuoteShown = 'incomplete' | 'asking' | 'failed' | 'none' | 'options'

/** @see QuoteShown */
export function quoteShown(state: CheckoutState, settings: Settings): QuoteShown {
  const { quoting, order, draft } = state
  const hash = quoteHash(state, settings)
  if (hash === undefined || !isQuoteOpen(draft, settings)) return 'incomplete'
  if (quoting.at === 'waiting' || !isQuoted(state, settings)) return 'asking'
  if (quoting.at === 'failed') return 'failed'
  if (order.quotes.length > 0) return 'options'
  return isAddressValid(draft, settings) ? 'none' : 'incomplete'
}

/**
 * Whether no request is needed: the quote for the current input was requested. It is requested once more if the server
 * returned no quotes while another field was invalid and all fields are valid now.
 */
export function isQuoted(state: CheckoutState, settings: Settings): boolean {
  const { order, draft, quoting, quotedFor, quotedEarly } = state
  const isRepeated =
    quotedEarly && quoting.at === 'idle' && order.quotes.length === 0 && isAddressValid(draft, settings)
  return quoteHash(state, settings) === quotedFor && !isRepeated
}

function isQuoteOpen(draft: Draft, settings: Settings): boolean {
  return panesOf(draft).every((pane) => {
    const { code } = countryOf(draft[pane], settings)
    return !isCheckedBeforeQuote(code) || Object.keys(paneProblems(draft[pane], settings)).length === 0
  })
}

/** A state or province. */
export interface Zone {
  readonly id: number
  readonly name: string
  /** `CA`, `ON`; empty if it has none. */
  readonly code: string
}

/** Debounce of the quote request, in milliseconds: after a first quote (`anew`), and before it (`first`) (QUOTE-01). */
export const quoteDebounceMs = { anew: 1000, first: 600 } as const
