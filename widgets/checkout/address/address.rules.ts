/**
 * How each country's address is asked for: which fields, in which order, by which names. What is right in them is in
 * core/domain/address.ts. Source: document 2, sections 2, 4 and 5 (ADDR-01, ADDR-02, QUOTE-01).
 */
import type { Address } from '../../../core/contract/order'
import { isCheckedBeforeQuote } from '../../../core/domain/address'
import { limitOf, normalForm } from '../../../core/domain/address-input'
import { type Country, type CountryCode, countries } from '../../../core/domain/countries'
import type { CheckoutState } from '../checkout.machine'
import {
  type AddressField,
  countryOf,
  type Draft,
  isAddressRight,
  type PaneName,
  paneProblems,
  panesOf,
  quoteHash,
  type Terms,
} from '../checkout.rules'
import type { Zone } from '../checkout-page.model'
import type { AddressCode, FieldCode } from './address.texts'

/** A field to write in. */
export type TextField = Exclude<AddressField, 'country' | 'zone'>

interface Row {
  /** In the order they are asked for. */
  readonly fields: readonly Exclude<AddressField, 'country'>[]
  /** The names that differ from `labels`. */
  readonly labels: Partial<Record<AddressField, FieldCode>>
  /** May be left empty. */
  readonly optional: readonly AddressField[]
  /** The first row of the zones, where none is chosen. */
  readonly noZone: Extract<AddressCode, 'stateProvince' | 'sectionRegion'>
  /** Its postal codes are digits. */
  readonly numericPostal?: true
  /** The postal code can be searched for. */
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

const rows: Readonly<Record<CountryCode, Row>> = {
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

/** How a country's address is asked for. */
export function rowOf(country: CountryCode): Row {
  return rows[country]
}

/** The fields of a country, in their order: zones only where there are some to choose. */
export function fieldsOf(country: CountryCode, zones: readonly Zone[]): Row['fields'] {
  return rows[country].fields.filter((field) => field !== 'zone' || zones.length > 0)
}

/** Which keys a phone shows for a field. */
export function keyboardOf(country: CountryCode, field: TextField) {
  if (field === 'phone') return { type: 'tel', inputMode: 'tel' } as const
  return field === 'postal_code' && rows[country].numericPostal ? ({ inputMode: 'numeric' } as const) : {}
}

/** What a field is called in a country: a text of `address.texts`. */
export function labelOf(country: CountryCode, field: AddressField): FieldCode {
  return rows[country].labels[field] ?? labels[field]
}

/** What browsers fill each field in by. */
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
export function tokenOf(pane: PaneName, field: AddressField): string {
  return `${pane === 'delivery' ? 'shipping' : 'billing'} ${tokens[field]}`
}

/**
 * Where an address can be: for delivery the country that this page sells to, and the one that the order has; for the
 * bill everywhere.
 */
export function countriesOf(pane: PaneName, address: Address, { country }: Terms): readonly Country[] {
  if (pane === 'billing') return countries
  return countries.filter(({ numeric }) => numeric === country.numeric || numeric === address.country)
}

/** What follows from another country: its zones are others; all else that is typed stays. */
export function movedTo(address: Address, country: number): Partial<Address> {
  return address.country === country ? {} : { country, zone: 0 }
}

/** What an input keeps of what is typed in it: as much as there is room for. */
export function keptOf(country: CountryCode, field: TextField, text: string): string {
  return text.slice(0, limitOf(country, field, text))
}

/** What a field is changed to once it is left: its normal form. Nothing where it has that already. */
export function settledOf(address: Address, field: TextField, terms: Terms): Partial<Address> | undefined {
  const normal = normalForm(countryOf(address, terms).code, field, address[field])
  return normal === address[field] ? undefined : { [field]: normal }
}

/**
 * What is shown of the shipping quote. `incomplete` until the addresses pass, and in Korea, which skips the check,
 * until there is enough to ask for (ADDR-02); `asking` from the last key on, before the question is sent.
 */
export type QuoteShown = 'incomplete' | 'asking' | 'failed' | 'none' | 'options'

/** @see QuoteShown */
export function quoteShown(state: CheckoutState, terms: Terms): QuoteShown {
  const { quoting, order, draft } = state
  const hash = quoteHash(state, terms)
  if (hash === undefined || !isQuoteOpen(draft, terms)) return 'incomplete'
  if (quoting.at === 'waiting' || !isQuoted(state, terms)) return 'asking'
  if (quoting.at === 'failed') return 'failed'
  if (order.quotes.length > 0) return 'options'
  return isAddressRight(draft, terms) ? 'none' : 'incomplete'
}

/**
 * Whether there is nothing to ask for: it was, for what the quote depends on now. Once more where the server offered
 * nothing while something else of the address was wrong, and now all is right.
 */
export function isQuoted(state: CheckoutState, terms: Terms): boolean {
  const { order, draft, quoting, quotedFor, quotedEarly } = state
  const isOnceMore =
    quotedEarly && quoting.at === 'resting' && order.quotes.length === 0 && isAddressRight(draft, terms)
  return quoteHash(state, terms) === quotedFor && !isOnceMore
}

function isQuoteOpen(draft: Draft, terms: Terms): boolean {
  return panesOf(draft).every((pane) => {
    const { code } = countryOf(draft[pane], terms)
    return !isCheckedBeforeQuote(code) || Object.keys(paneProblems(draft[pane], terms)).length === 0
  })
}
