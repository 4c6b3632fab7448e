/**
 * What the address step adds to the addresses of core/shop/address: panes, input, and what is shown of the shipping quote
 * (ADDR-01, ADDR-02, QUOTE-01).
 */

import { type Country, type CountryCode, countries } from '../../../core/base/country/countries.rules'
import { isCheckedBeforeQuote } from '../../../core/shop/address/address.rules'
import { addressFormOf, type Zone } from '../../../core/shop/address/address-form.rules'
import type { Address } from '../../../core/shop/order/order.contract'
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

/** A text field. */
export type TextField = Exclude<AddressField, 'country' | 'zone'>

/** The fields of a country, in order. The zone is left out if the country has none. */
export function fieldsOf(country: CountryCode, zones: readonly Zone[]): ReturnType<typeof addressFormOf>['fields'] {
  return addressFormOf(country).fields.filter((field) => field !== 'zone' || zones.length > 0)
}

/** The `inputMode` of a field. */
export function keyboardOf(country: CountryCode, field: TextField) {
  if (field === 'phone') return { type: 'tel', inputMode: 'tel' } as const
  return field === 'postal_code' && addressFormOf(country).numericPostal ? ({ inputMode: 'numeric' } as const) : {}
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

/** Debounce of the quote request, in milliseconds: after a first quote (`anew`), and before it (`first`) (QUOTE-01). */
export const quoteDebounceMs = { anew: 1000, first: 600 } as const
